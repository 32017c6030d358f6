// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `NLTokenUnit` of Frameworks, and does nothing.
public enum NLTokenUnit: Int, Sendable {
  /// Stands in for `word` of `NLTokenUnit`.
  case word, sentence, paragraph, document
}
