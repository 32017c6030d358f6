// Made by Scripts/generate from Scripts/stand-ins/CloudKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CKAsset` of CloudKit, and does nothing.
open class CKAsset: NSObject, @unchecked Sendable {
  /// Stands in for `fileURL` of `CKAsset`.
  public let fileURL: URL?
  /// Creates what stands in for a `CKAsset`.
  public init(fileURL: URL) {
    self.fileURL = fileURL
    super.init()
  }
}
