// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `GenerationOptions` of Frameworks, and does nothing.
public struct GenerationOptions: Equatable, Sendable {
  /// Stands in for `temperature` of `GenerationOptions`.
  public var temperature: Double? = nil
  /// Stands in for `maximumResponseTokens` of `GenerationOptions`.
  public var maximumResponseTokens: Int? = nil
  /// Creates what stands in for a `GenerationOptions`.
  public init(temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
    self.temperature = temperature
    self.maximumResponseTokens = maximumResponseTokens
  }
}
