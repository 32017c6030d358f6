// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVCaptureDevice` of AVFoundation, and does nothing.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// Stands in for `authorizationStatus` of `AVCaptureDevice`.
  public static func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .notDetermined
  }
  /// Stands in for `requestAccess` of `AVCaptureDevice`.
  public static func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  /// Stands in for `requestAccess` of `AVCaptureDevice`.
  public static func requestAccess(
    for mediaType: AVMediaType,
    completionHandler handler: @escaping (Bool) -> Void
  ) { handler(false) }
  /// Stands in for ``default`` of `AVCaptureDevice`.
  public static func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// Stands in for ``default`` of `AVCaptureDevice`.
  public static func `default`(
    _ deviceType: DeviceType,
    for mediaType: AVMediaType?,
    position: Position
  ) -> AVCaptureDevice? { nil }
  /// Stands in for `uniqueID` of `AVCaptureDevice`.
  public let uniqueID: String = ""
  /// Stands in for `localizedName` of `AVCaptureDevice`.
  public let localizedName: String = ""
  /// Stands in for `position` of `AVCaptureDevice`.
  open var position: Position { .unspecified }
  /// Stands in for `hasTorch` of `AVCaptureDevice`.
  open var hasTorch: Bool { false }
  /// Stands in for `hasFlash` of `AVCaptureDevice`.
  open var hasFlash: Bool { false }
  /// Stands in for `isTorchAvailable` of `AVCaptureDevice`.
  open var isTorchAvailable: Bool { false }
  /// Stands in for `torchMode` of `AVCaptureDevice`.
  open var torchMode: TorchMode = .off
  /// Stands in for `focusMode` of `AVCaptureDevice`.
  open var focusMode: FocusMode = .locked
  /// Stands in for `videoZoomFactor` of `AVCaptureDevice`.
  open var videoZoomFactor: CGFloat = 1
  /// Stands in for `hasMediaType` of `AVCaptureDevice`.
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  /// Stands in for `lockForConfiguration` of `AVCaptureDevice`.
  open func lockForConfiguration() throws {}
  /// Stands in for `unlockForConfiguration` of `AVCaptureDevice`.
  open func unlockForConfiguration() {}
  /// Stands in for `setTorchModeOn` of `AVCaptureDevice`.
  open func setTorchModeOn(level torchLevel: Float) throws {}
  /// Stands in for `isFocusModeSupported` of `AVCaptureDevice`.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// Stands in for `isExposureModeSupported` of `AVCaptureDevice`.
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  /// Stands in for `ramp` of `AVCaptureDevice`.
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
  /// Stands in for `exposureMode` of `AVCaptureDevice`.
  open var exposureMode: ExposureMode = .locked
  /// Stands in for `focusPointOfInterest` of `AVCaptureDevice`.
  open var focusPointOfInterest: CGPoint = .zero
  /// Stands in for `exposurePointOfInterest` of `AVCaptureDevice`.
  open var exposurePointOfInterest: CGPoint = .zero
  /// Stands in for `isFocusPointOfInterestSupported` of `AVCaptureDevice`.
  open var isFocusPointOfInterestSupported: Bool { false }
  /// Stands in for `isExposurePointOfInterestSupported` of `AVCaptureDevice`.
  open var isExposurePointOfInterestSupported: Bool { false }
  /// Stands in for `isFlashAvailable` of `AVCaptureDevice`.
  open var isFlashAvailable: Bool { false }
  /// Stands in for `isTorchActive` of `AVCaptureDevice`.
  open var isTorchActive: Bool { false }
  /// Stands in for `torchLevel` of `AVCaptureDevice`.
  open var torchLevel: Float { 0 }
  /// Stands in for `minAvailableVideoZoomFactor` of `AVCaptureDevice`.
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// Stands in for `maxAvailableVideoZoomFactor` of `AVCaptureDevice`.
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  /// Stands in for `deviceType` of `AVCaptureDevice`.
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  /// Stands in for `isSubjectAreaChangeMonitoringEnabled` of `AVCaptureDevice`.
  open var isSubjectAreaChangeMonitoringEnabled: Bool = false
  /// Stands in for `activeVideoMinFrameDuration` of `AVCaptureDevice`.
  open var activeVideoMinFrameDuration: CMTime = .invalid
  /// Stands in for `activeVideoMaxFrameDuration` of `AVCaptureDevice`.
  open var activeVideoMaxFrameDuration: CMTime = .invalid
  /// Stands in for `devices` of `AVCaptureDevice`.
  public static func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  /// Stands in for `activeFormat` of `AVCaptureDevice`.
  open var activeFormat: Format = Format()
  /// Stands in for `formats` of `AVCaptureDevice`.
  open var formats: [Format] { [] }
  /// Stands in for `iso` of `AVCaptureDevice`.
  open var iso: Float { 0 }
  /// Stands in for `exposureDuration` of `AVCaptureDevice`.
  open var exposureDuration: CMTime { .zero }
  /// Stands in for `lensPosition` of `AVCaptureDevice`.
  open var lensPosition: Float { 0 }
  /// Stands in for `isLowLightBoostSupported` of `AVCaptureDevice`.
  open var isLowLightBoostSupported: Bool { false }
  /// Stands in for `isVirtualDevice` of `AVCaptureDevice`.
  open var isVirtualDevice: Bool { false }
  /// Stands in for `constituentDevices` of `AVCaptureDevice`.
  open var constituentDevices: [AVCaptureDevice] { [] }
  /// Stands in for `virtualDeviceSwitchOverVideoZoomFactors` of `AVCaptureDevice`.
  open var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
  /// Stands in for `whiteBalanceMode` of `AVCaptureDevice`.
  open var whiteBalanceMode: WhiteBalanceMode = .locked
  /// Stands in for `isWhiteBalanceModeSupported` of `AVCaptureDevice`.
  open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
  /// Stands in for `isTorchModeSupported` of `AVCaptureDevice`.
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  /// Stands in for `WhiteBalanceMode` of `AVCaptureDevice`.
  public enum WhiteBalanceMode: Int, Sendable {
    /// Stands in for `locked` of `WhiteBalanceMode`.
    case locked, autoWhiteBalance, continuousAutoWhiteBalance
  }
  /// Stands in for `Format` of `AVCaptureDevice`.
  open class Format: NSObject, @unchecked Sendable {
    /// Stands in for `videoSupportedFrameRateRanges` of `Format`.
    open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
    /// Stands in for `formatDescription` of `Format`.
    open var formatDescription: CMFormatDescription { CMFormatDescription() }
    /// Stands in for `videoMaxZoomFactor` of `Format`.
    open var videoMaxZoomFactor: CGFloat { 1 }
    /// Stands in for `videoFieldOfView` of `Format`.
    open var videoFieldOfView: Float { 0 }
    /// Stands in for `minISO` of `Format`.
    open var minISO: Float { 0 }
    /// Stands in for `maxISO` of `Format`.
    open var maxISO: Float { 0 }
    /// Stands in for `minExposureDuration` of `Format`.
    open var minExposureDuration: CMTime { .zero }
    /// Stands in for `maxExposureDuration` of `Format`.
    open var maxExposureDuration: CMTime { .zero }
    /// Stands in for `isVideoHDRSupported` of `Format`.
    open var isVideoHDRSupported: Bool { false }
    /// Stands in for `supportedMaxPhotoDimensions` of `Format`.
    open var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
  }
  /// Stands in for `DiscoverySession` of `AVCaptureDevice`.
  open class DiscoverySession: NSObject, @unchecked Sendable {
    /// Creates what stands in for a `DiscoverySession`.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
    }
    /// Stands in for `devices` of `DiscoverySession`.
    open var devices: [AVCaptureDevice] { [] }
  }
  /// Stands in for `ExposureMode` of `AVCaptureDevice`.
  public enum ExposureMode: Int, Sendable {
    /// Stands in for `locked` of `ExposureMode`.
    case locked, autoExpose, continuousAutoExposure, custom
  }
  /// Stands in for `Position` of `AVCaptureDevice`.
  public enum Position: Int, Sendable {
    /// Stands in for `unspecified` of `Position`.
    case unspecified, back, front
  }
  /// Stands in for `TorchMode` of `AVCaptureDevice`.
  public enum TorchMode: Int, Sendable {
    /// Stands in for `off` of `TorchMode`.
    case off, on, auto
  }
  /// Stands in for `FlashMode` of `AVCaptureDevice`.
  public enum FlashMode: Int, Sendable {
    /// Stands in for `off` of `FlashMode`.
    case off, on, auto
  }
  /// Stands in for `FocusMode` of `AVCaptureDevice`.
  public enum FocusMode: Int, Sendable {
    /// Stands in for `locked` of `FocusMode`.
    case locked, autoFocus, continuousAutoFocus
  }
  /// Stands in for `DeviceType` of `AVCaptureDevice`.
  public struct DeviceType: Hashable, Sendable {
    /// Stands in for `name` of `DeviceType`.
    public let name: String
    /// Stands in for `builtInWideAngleCamera` of `DeviceType`.
    public static let builtInWideAngleCamera: DeviceType = DeviceType(
      name: "builtInWideAngleCamera"
    )
    /// Stands in for `builtInUltraWideCamera` of `DeviceType`.
    public static let builtInUltraWideCamera: DeviceType = DeviceType(
      name: "builtInUltraWideCamera"
    )
    /// Stands in for `builtInTelephotoCamera` of `DeviceType`.
    public static let builtInTelephotoCamera: DeviceType = DeviceType(
      name: "builtInTelephotoCamera"
    )
    /// Stands in for `builtInDualCamera` of `DeviceType`.
    public static let builtInDualCamera: DeviceType = DeviceType(name: "builtInDualCamera")
    /// Stands in for `builtInDualWideCamera` of `DeviceType`.
    public static let builtInDualWideCamera: DeviceType = DeviceType(name: "builtInDualWideCamera")
    /// Stands in for `builtInTripleCamera` of `DeviceType`.
    public static let builtInTripleCamera: DeviceType = DeviceType(name: "builtInTripleCamera")
    /// Stands in for `builtInTrueDepthCamera` of `DeviceType`.
    public static let builtInTrueDepthCamera: DeviceType = DeviceType(
      name: "builtInTrueDepthCamera"
    )
  }
}
