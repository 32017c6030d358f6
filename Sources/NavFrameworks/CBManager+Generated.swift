// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `CBManager` of Frameworks, and does nothing.
open class CBManager: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `CBManager`.
  public override init() {
    super.init()
  }
  /// Stands in for `state` of `CBManager`.
  open var state: CBManagerState { .unsupported }
  /// Stands in for `authorization` of `CBManager`.
  open var authorization: CBManagerAuthorization { .denied }
  /// Stands in for `var` of `CBManager`.
  open class var authorization: CBManagerAuthorization { .denied }
}
