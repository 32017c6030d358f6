// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `ValueAlignedLimitBehavior` of Charts, and does nothing.
public struct ValueAlignedLimitBehavior: Equatable, Sendable {
  /// Stands in for `name` of `ValueAlignedLimitBehavior`.
  private let name: String
  /// Stands in for `automatic` of `ValueAlignedLimitBehavior`.
  public static let automatic: ValueAlignedLimitBehavior = ValueAlignedLimitBehavior(
    name: "automatic"
  )
  /// Stands in for `always` of `ValueAlignedLimitBehavior`.
  public static let always: ValueAlignedLimitBehavior = ValueAlignedLimitBehavior(name: "always")
  /// Stands in for `never` of `ValueAlignedLimitBehavior`.
  public static let never: ValueAlignedLimitBehavior = ValueAlignedLimitBehavior(name: "never")
}
