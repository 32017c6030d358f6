// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PromptBuilder` of Frameworks, and does nothing.
@resultBuilder
public struct PromptBuilder {
  /// Stands in for `buildBlock` of `PromptBuilder`.
  public static func buildBlock<each P: PromptRepresentable>(_ parts: repeat each P) -> Prompt {
    Prompt("")
  }
  /// Stands in for `buildExpression` of `PromptBuilder`.
  public static func buildExpression<P: PromptRepresentable>(_ expression: P) -> P { expression }
  /// Stands in for `buildOptional` of `PromptBuilder`.
  public static func buildOptional(_ prompt: Prompt?) -> Prompt { Prompt("") }
  /// Stands in for `buildEither` of `PromptBuilder`.
  public static func buildEither(first prompt: Prompt) -> Prompt { prompt }
  /// Stands in for `buildEither` of `PromptBuilder`.
  public static func buildEither(second prompt: Prompt) -> Prompt { prompt }
  /// Stands in for `buildArray` of `PromptBuilder`.
  public static func buildArray(_ prompts: [Prompt]) -> Prompt { Prompt("") }
}
