// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AnnotationOverflowResolution` of Charts, and does nothing.
public struct AnnotationOverflowResolution: Equatable, Sendable {
  /// Creates what stands in for a `AnnotationOverflowResolution`.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
  }
  /// Stands in for `automatic` of `AnnotationOverflowResolution`.
  public static let automatic: AnnotationOverflowResolution = AnnotationOverflowResolution()
  /// Stands in for `Strategy` of `AnnotationOverflowResolution`.
  public struct Strategy: Equatable, Sendable {
    /// Stands in for `name` of `Strategy`.
    private let name: String
    /// Stands in for `automatic` of `Strategy`.
    public static let automatic: Strategy = Strategy(name: "automatic")
    /// Stands in for `disabled` of `Strategy`.
    public static let disabled: Strategy = Strategy(name: "disabled")
    /// Stands in for `fit` of `Strategy`.
    public static let fit: Strategy = Strategy(name: "fit")
    /// Stands in for `padScale` of `Strategy`.
    public static let padScale: Strategy = Strategy(name: "padScale")
    /// Stands in for `fit` of `Strategy`.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(name: "fit") }
  }
  /// Stands in for `Boundary` of `AnnotationOverflowResolution`.
  public struct Boundary: Equatable, Sendable {
    /// Stands in for `name` of `Boundary`.
    private let name: String
    /// Stands in for `automatic` of `Boundary`.
    public static let automatic: Boundary = Boundary(name: "automatic")
    /// Stands in for `chart` of `Boundary`.
    public static let chart: Boundary = Boundary(name: "chart")
    /// Stands in for `plot` of `Boundary`.
    public static let plot: Boundary = Boundary(name: "plot")
  }
}
