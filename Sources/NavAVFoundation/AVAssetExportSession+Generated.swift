// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAssetExportSession` of AVFoundation, and does nothing.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  /// Stands in for `asset` of `AVAssetExportSession`.
  public let asset: AVAsset
  /// Stands in for `presetName` of `AVAssetExportSession`.
  public let presetName: String
  /// Creates what stands in for a `AVAssetExportSession`.
  public init?(asset: AVAsset, presetName: String) {
    self.asset = asset
    self.presetName = presetName
    super.init()
  }
  /// Stands in for `outputURL` of `AVAssetExportSession`.
  open var outputURL: URL? = nil
  /// Stands in for `outputFileType` of `AVAssetExportSession`.
  open var outputFileType: AVFileType? = nil
  /// Stands in for `shouldOptimizeForNetworkUse` of `AVAssetExportSession`.
  open var shouldOptimizeForNetworkUse: Bool = false
  /// Stands in for `timeRange` of `AVAssetExportSession`.
  open var timeRange: CMTimeRange = .zero
  /// Stands in for `status` of `AVAssetExportSession`.
  open var status: Status { .failed }
  /// Stands in for `error` of `AVAssetExportSession`.
  open var error: (any Error)? { CocoaError(.fileWriteUnknown) }
  /// Stands in for `progress` of `AVAssetExportSession`.
  open var progress: Float { 0 }
  /// Stands in for `export` of `AVAssetExportSession`.
  open func export() async {}
  /// Stands in for `export` of `AVAssetExportSession`.
  open func export(to url: URL, as fileType: AVFileType) async throws {
    throw CocoaError(.fileWriteUnknown)
  }
  /// Stands in for `exportAsynchronously` of `AVAssetExportSession`.
  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) { handler() }
  /// Stands in for `cancelExport` of `AVAssetExportSession`.
  open func cancelExport() {}
  /// Stands in for `Status` of `AVAssetExportSession`.
  public enum Status: Int, Sendable {
    /// Stands in for `unknown` of `Status`.
    case unknown, waiting, exporting, completed, failed, cancelled
  }
}
