// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVCaptureSession` of AVFoundation, and does nothing.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `AVCaptureSession`.
  public override init() {
    super.init()
  }
  /// Stands in for `startRunning` of `AVCaptureSession`.
  open func startRunning() {}
  /// Stands in for `stopRunning` of `AVCaptureSession`.
  open func stopRunning() {}
  /// Stands in for `isRunning` of `AVCaptureSession`.
  open var isRunning: Bool { false }
  /// Stands in for `sessionPreset` of `AVCaptureSession`.
  open var sessionPreset: Preset = .high
  /// Stands in for `inputs` of `AVCaptureSession`.
  open var inputs: [AVCaptureInput] = []
  /// Stands in for `outputs` of `AVCaptureSession`.
  open var outputs: [AVCaptureOutput] = []
  /// Stands in for `beginConfiguration` of `AVCaptureSession`.
  open func beginConfiguration() {}
  /// Stands in for `commitConfiguration` of `AVCaptureSession`.
  open func commitConfiguration() {}
  /// Stands in for `canAddInput` of `AVCaptureSession`.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  /// Stands in for `addInput` of `AVCaptureSession`.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Stands in for `removeInput` of `AVCaptureSession`.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Stands in for `canAddOutput` of `AVCaptureSession`.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  /// Stands in for `addOutput` of `AVCaptureSession`.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Stands in for `removeOutput` of `AVCaptureSession`.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Stands in for `canSetSessionPreset` of `AVCaptureSession`.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// Stands in for `Preset` of `AVCaptureSession`.
  public struct Preset: Hashable, Sendable {
    /// Stands in for `name` of `Preset`.
    public let name: String
    /// Stands in for `vga640x480` of `Preset`.
    public static let vga640x480: Preset = Preset(name: "vga640x480")
    /// Stands in for `hd4K3840x2160` of `Preset`.
    public static let hd4K3840x2160: Preset = Preset(name: "hd4K3840x2160")
    /// Stands in for `inputPriority` of `Preset`.
    public static let inputPriority: Preset = Preset(name: "inputPriority")
    /// Stands in for `photo` of `Preset`.
    public static let photo: Preset = Preset(name: "photo")
    /// Stands in for `high` of `Preset`.
    public static let high: Preset = Preset(name: "high")
    /// Stands in for `medium` of `Preset`.
    public static let medium: Preset = Preset(name: "medium")
    /// Stands in for `low` of `Preset`.
    public static let low: Preset = Preset(name: "low")
    /// Stands in for `hd1280x720` of `Preset`.
    public static let hd1280x720: Preset = Preset(name: "hd1280x720")
    /// Stands in for `hd1920x1080` of `Preset`.
    public static let hd1920x1080: Preset = Preset(name: "hd1920x1080")
  }
}
