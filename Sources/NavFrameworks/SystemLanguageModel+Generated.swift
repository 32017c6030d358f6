// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SystemLanguageModel` of Frameworks, and does nothing.
public struct SystemLanguageModel: Sendable {
  /// Stands in for ``default`` of `SystemLanguageModel`.
  public static let `default`: SystemLanguageModel = SystemLanguageModel()
  /// Creates what stands in for a `SystemLanguageModel`.
  public init() {
  }
  /// Stands in for `availability` of `SystemLanguageModel`.
  public var availability: Availability { .unavailable(.deviceNotEligible) }
  /// Stands in for `isAvailable` of `SystemLanguageModel`.
  public var isAvailable: Bool { false }
  /// Stands in for `Availability` of `SystemLanguageModel`.
  public enum Availability: Equatable, Sendable {
    /// Stands in for `available` of `Availability`.
    case available
    /// Stands in for `unavailable` of `Availability`.
    case unavailable(UnavailableReason)
    /// Stands in for `UnavailableReason` of `Availability`.
    public enum UnavailableReason: Equatable, Sendable {
      /// Stands in for `deviceNotEligible` of `UnavailableReason`.
      case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
    }
  }
}
