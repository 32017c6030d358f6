// Made by Scripts/generate from Scripts/stand-ins/CloudKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CKDatabaseOperation` of CloudKit, and does nothing.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  /// Creates what stands in for a `CKDatabaseOperation`.
  public override init() {
    super.init()
  }
  /// Stands in for `database` of `CKDatabaseOperation`.
  open var database: CKDatabase? = nil
}
