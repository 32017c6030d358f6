// Made by Scripts/generate from Scripts/stand-ins/CloudKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CKQueryCursor` of CloudKit, and does nothing.
open class CKQueryCursor: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `CKQueryCursor`.
  public override init() {
    super.init()
  }
}
