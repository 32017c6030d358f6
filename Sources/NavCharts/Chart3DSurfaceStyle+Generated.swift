// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `Chart3DSurfaceStyle` of Charts, and does nothing.
public struct Chart3DSurfaceStyle: Sendable {
  /// Creates what stands in for a `Chart3DSurfaceStyle`.
  public init() {
  }
  /// Stands in for `heightBased` of `Chart3DSurfaceStyle`.
  public static let heightBased: Chart3DSurfaceStyle = Chart3DSurfaceStyle()
  /// Stands in for `normalBased` of `Chart3DSurfaceStyle`.
  public static let normalBased: Chart3DSurfaceStyle = Chart3DSurfaceStyle()
  /// Stands in for `heightBased` of `Chart3DSurfaceStyle`.
  public static func heightBased(
    _ gradient: Gradient,
    yRange: ClosedRange<Double>? = nil
  ) -> Chart3DSurfaceStyle { Chart3DSurfaceStyle() }
  /// Stands in for `heightBased` of `Chart3DSurfaceStyle`.
  public static func heightBased(yRange: ClosedRange<Double>) -> Chart3DSurfaceStyle {
    Chart3DSurfaceStyle()
  }
}
