// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `Chart3DCameraProjection` of Charts, and does nothing.
public struct Chart3DCameraProjection: Equatable, Sendable {
  /// Stands in for `name` of `Chart3DCameraProjection`.
  private let name: String
  /// Stands in for `automatic` of `Chart3DCameraProjection`.
  public static let automatic: Chart3DCameraProjection = Chart3DCameraProjection(name: "automatic")
  /// Stands in for `orthographic` of `Chart3DCameraProjection`.
  public static let orthographic: Chart3DCameraProjection = Chart3DCameraProjection(
    name: "orthographic"
  )
  /// Stands in for `perspective` of `Chart3DCameraProjection`.
  public static let perspective: Chart3DCameraProjection = Chart3DCameraProjection(
    name: "perspective"
  )
}
