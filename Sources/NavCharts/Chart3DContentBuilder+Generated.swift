// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `Chart3DContentBuilder` of Charts, and does nothing.
@resultBuilder
public struct Chart3DContentBuilder {
  /// Stands in for `buildBlock` of `Chart3DContentBuilder`.
  public static func buildBlock() -> EmptyChart3DContent { EmptyChart3DContent() }
  /// Stands in for `buildBlock` of `Chart3DContentBuilder`.
  public static func buildBlock<each C: Chart3DContent>(
    _ content: repeat each C
  ) -> EmptyChart3DContent { EmptyChart3DContent() }
  /// Stands in for `buildExpression` of `Chart3DContentBuilder`.
  public static func buildExpression<C: Chart3DContent>(_ content: C) -> C { content }
  /// Stands in for `buildOptional` of `Chart3DContentBuilder`.
  public static func buildOptional(_ content: EmptyChart3DContent?) -> EmptyChart3DContent {
    EmptyChart3DContent()
  }
  /// Stands in for `buildEither` of `Chart3DContentBuilder`.
  public static func buildEither<C: Chart3DContent>(first: C) -> EmptyChart3DContent {
    EmptyChart3DContent()
  }
  /// Stands in for `buildEither` of `Chart3DContentBuilder`.
  public static func buildEither<C: Chart3DContent>(second: C) -> EmptyChart3DContent {
    EmptyChart3DContent()
  }
}
