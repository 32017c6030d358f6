// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAssetImageGenerator` of AVFoundation, and does nothing.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// Stands in for `asset` of `AVAssetImageGenerator`.
  public let asset: AVAsset
  /// Creates what stands in for a `AVAssetImageGenerator`.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }
  /// Stands in for `appliesPreferredTrackTransform` of `AVAssetImageGenerator`.
  open var appliesPreferredTrackTransform: Bool = false
  /// Stands in for `maximumSize` of `AVAssetImageGenerator`.
  open var maximumSize: CGSize = .zero
  /// Stands in for `requestedTimeToleranceBefore` of `AVAssetImageGenerator`.
  open var requestedTimeToleranceBefore: CMTime = .positiveInfinity
  /// Stands in for `requestedTimeToleranceAfter` of `AVAssetImageGenerator`.
  open var requestedTimeToleranceAfter: CMTime = .positiveInfinity
  /// Stands in for `copyCGImage` of `AVAssetImageGenerator`.
  open func copyCGImage(
    at requestedTime: CMTime,
    actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage { throw CocoaError(.fileReadUnknown) }
  /// Stands in for `image` of `AVAssetImageGenerator`.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw CocoaError(.fileReadUnknown)
  }
  /// Stands in for `generateCGImageAsynchronously` of `AVAssetImageGenerator`.
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) { handler(nil, requestedTime, CocoaError(.fileReadUnknown)) }
  /// Stands in for `apertureMode` of `AVAssetImageGenerator`.
  open var apertureMode: ApertureMode? = nil
  /// Stands in for `generateCGImagesAsynchronously` of `AVAssetImageGenerator`.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    for _ in requestedTimes { handler(.zero, nil, .zero, .failed, CocoaError(.fileReadUnknown)) }
  }
  /// Stands in for `cancelAllCGImageGeneration` of `AVAssetImageGenerator`.
  open func cancelAllCGImageGeneration() {}
  /// Stands in for `Result` of `AVAssetImageGenerator`.
  public enum Result: Int, Sendable {
    /// Stands in for `succeeded` of `Result`.
    case succeeded, failed, cancelled
  }
  /// Stands in for `ApertureMode` of `AVAssetImageGenerator`.
  public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    /// Stands in for `rawValue` of `ApertureMode`.
    public let rawValue: String
    /// Creates what stands in for a `ApertureMode`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// Stands in for `cleanAperture` of `ApertureMode`.
    public static let cleanAperture: ApertureMode = ApertureMode(rawValue: "CleanAperture")
    /// Stands in for `productionAperture` of `ApertureMode`.
    public static let productionAperture: ApertureMode = ApertureMode(
      rawValue: "ProductionAperture"
    )
    /// Stands in for `encodedPixels` of `ApertureMode`.
    public static let encodedPixels: ApertureMode = ApertureMode(rawValue: "EncodedPixels")
  }
}
