// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AutomaticScaleDomain` of Charts, and does nothing.
public struct AutomaticScaleDomain: ScaleDomain, Sendable {
  /// Creates what stands in for a `AutomaticScaleDomain`.
  public init() {
  }
}
