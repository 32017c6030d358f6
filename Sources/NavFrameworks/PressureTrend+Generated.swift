// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PressureTrend` of Frameworks, and does nothing.
public enum PressureTrend: String, CaseIterable, Codable, Hashable, Sendable {
  /// Stands in for `rising` of `PressureTrend`.
  case rising, falling, steady
  /// Stands in for `description` of `PressureTrend`.
  public var description: String { rawValue }
  /// Stands in for `accessibilityDescription` of `PressureTrend`.
  public var accessibilityDescription: String { rawValue }
}
