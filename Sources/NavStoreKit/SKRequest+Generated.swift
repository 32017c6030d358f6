// Made by Scripts/generate from Scripts/stand-ins/StoreKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `SKRequest` of StoreKit, and does nothing.
open class SKRequest: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `SKRequest`.
  public override init() {
    super.init()
  }
  /// Stands in for `start` of `SKRequest`.
  open func start() {}
  /// Stands in for `cancel` of `SKRequest`.
  open func cancel() {}
}
