// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MajorValueAlignment` of Charts, and does nothing.
public struct MajorValueAlignment<P: Plottable>: Sendable {
  /// Creates what stands in for a `MajorValueAlignment`.
  public init() {
  }
  /// Stands in for `page` of `MajorValueAlignment`.
  public static var page: MajorValueAlignment { MajorValueAlignment() }
  /// Stands in for `unit` of `MajorValueAlignment`.
  public static func unit(_ unit: P) -> MajorValueAlignment where P: Numeric {
    MajorValueAlignment()
  }
}
