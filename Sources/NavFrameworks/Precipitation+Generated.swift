// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `Precipitation` of Frameworks, and does nothing.
public enum Precipitation: String, CaseIterable, Codable, Hashable, Sendable {
  /// Stands in for `none` of `Precipitation`.
  case none, hail, mixed, rain, sleet, snow
  /// Stands in for `description` of `Precipitation`.
  public var description: String { rawValue }
}
