// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `SurfacePlot` of Charts, and does nothing.
public struct SurfacePlot: Chart3DContent {
  /// Creates what stands in for a `SurfacePlot`.
  public init(
    x: LocalizedStringKey,
    y: LocalizedStringKey,
    z: LocalizedStringKey,
    function: @escaping @Sendable (Double, Double) -> Double
  ) {
  }
  /// Creates what stands in for a `SurfacePlot`.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1,
    y: S2,
    z: S3,
    function: @escaping @Sendable (Double, Double) -> Double
  ) {
  }
}
