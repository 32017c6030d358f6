// Made by Scripts/generate from Scripts/stand-ins/CloudKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CKOperation` of CloudKit, and does nothing.
open class CKOperation: Operation, @unchecked Sendable {
  /// Creates what stands in for a `CKOperation`.
  public override init() {
    super.init()
  }
  /// Stands in for `qualityOfServiceClass` of `CKOperation`.
  open var qualityOfServiceClass: QualityOfService = .default
}
