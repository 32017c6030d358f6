// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MarkDimension` of Charts, and does nothing.
public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
  /// Creates what stands in for a `MarkDimension`.
  public init(integerLiteral value: Int) {
  }
  /// Creates what stands in for a `MarkDimension`.
  public init(floatLiteral value: Double) {
  }
  /// Stands in for `automatic` of `MarkDimension`.
  public static let automatic: MarkDimension = 0
  /// Stands in for `fixed` of `MarkDimension`.
  public static func fixed(_ value: CGFloat) -> MarkDimension { 0 }
  /// Stands in for `ratio` of `MarkDimension`.
  public static func ratio(_ value: CGFloat) -> MarkDimension { 0 }
  /// Stands in for `inset` of `MarkDimension`.
  public static func inset(_ value: CGFloat) -> MarkDimension { 0 }
}
