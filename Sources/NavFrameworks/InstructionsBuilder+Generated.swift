// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `InstructionsBuilder` of Frameworks, and does nothing.
@resultBuilder
public struct InstructionsBuilder {
  /// Stands in for `buildBlock` of `InstructionsBuilder`.
  public static func buildBlock<each I: InstructionsRepresentable>(
    _ parts: repeat each I
  ) -> Instructions { Instructions("") }
  /// Stands in for `buildExpression` of `InstructionsBuilder`.
  public static func buildExpression<I: InstructionsRepresentable>(_ expression: I) -> I {
    expression
  }
  /// Stands in for `buildOptional` of `InstructionsBuilder`.
  public static func buildOptional(_ instructions: Instructions?) -> Instructions {
    Instructions("")
  }
  /// Stands in for `buildEither` of `InstructionsBuilder`.
  public static func buildEither(first instructions: Instructions) -> Instructions { instructions }
  /// Stands in for `buildEither` of `InstructionsBuilder`.
  public static func buildEither(second instructions: Instructions) -> Instructions { instructions }
}
