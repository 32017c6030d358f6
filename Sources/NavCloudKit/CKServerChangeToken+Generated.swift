// Made by Scripts/generate from Scripts/stand-ins/CloudKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CKServerChangeToken` of CloudKit, and does nothing.
open class CKServerChangeToken: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `CKServerChangeToken`.
  public override init() {
    super.init()
  }
}
