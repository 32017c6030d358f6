// Made by Scripts/generate from Scripts/stand-ins/CoreHaptics.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CHHapticEventParameter` of CoreHaptics, and does nothing.
open class CHHapticEventParameter: NSObject {
  /// Creates what stands in for a `CHHapticEventParameter`.
  public init(parameterID: ParameterID, value: Float) {
    super.init()
  }
  /// Stands in for `ParameterID` of `CHHapticEventParameter`.
  public enum ParameterID: Sendable {
    /// Stands in for `hapticIntensity` of `ParameterID`.
    case hapticIntensity, hapticSharpness
  }
}
