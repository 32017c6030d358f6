// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `Prompt` of Frameworks, and does nothing.
public struct Prompt: PromptRepresentable, Sendable {
  /// Creates what stands in for a `Prompt`.
  public init(_ content: some PromptRepresentable) {
  }
  /// Creates what stands in for a `Prompt`.
  public init(@PromptBuilder _ content: () throws -> Prompt) rethrows {
    self = try content()
  }
}
