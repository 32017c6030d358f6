// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `UVIndex` of Frameworks, and does nothing.
public struct UVIndex: Codable, Hashable, Sendable {
  /// Stands in for `value` of `UVIndex`.
  public var value: Int
  /// Stands in for `category` of `UVIndex`.
  public var category: ExposureCategory
  /// Stands in for `ExposureCategory` of `UVIndex`.
  public enum ExposureCategory: String, CaseIterable, Codable, Hashable, Sendable {
    /// Stands in for `low` of `ExposureCategory`.
    case low, moderate, high, veryHigh, extreme
    /// Stands in for `description` of `ExposureCategory`.
    public var description: String { rawValue }
  }
}
