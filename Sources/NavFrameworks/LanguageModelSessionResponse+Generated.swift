// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `LanguageModelSessionResponse` of Frameworks, and does nothing.
public struct LanguageModelSessionResponse<Content: Sendable>: Sendable {
  /// Stands in for `content` of `LanguageModelSessionResponse`.
  public let content: Content
}
