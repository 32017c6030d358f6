// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `CBAttribute` of Frameworks, and does nothing.
open class CBAttribute: NSObject, @unchecked Sendable {
  /// Stands in for `uuid` of `CBAttribute`.
  public let uuid: CBUUID
  /// Creates what stands in for a `CBAttribute`.
  public init(type: CBUUID) {
    uuid = type
    super.init()
  }
}
