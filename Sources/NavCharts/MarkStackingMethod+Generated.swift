// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MarkStackingMethod` of Charts, and does nothing.
public struct MarkStackingMethod: Sendable {
  /// Creates what stands in for a `MarkStackingMethod`.
  public init() {
  }
  /// Stands in for `standard` of `MarkStackingMethod`.
  public static let standard: MarkStackingMethod = MarkStackingMethod()
  /// Stands in for `normalized` of `MarkStackingMethod`.
  public static let normalized: MarkStackingMethod = MarkStackingMethod()
  /// Stands in for `center` of `MarkStackingMethod`.
  public static let center: MarkStackingMethod = MarkStackingMethod()
  /// Stands in for `unstacked` of `MarkStackingMethod`.
  public static let unstacked: MarkStackingMethod = MarkStackingMethod()
}
