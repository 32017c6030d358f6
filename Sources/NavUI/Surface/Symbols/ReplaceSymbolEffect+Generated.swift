// Made by Scripts/generate from Scripts/surface/Symbols.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The effect of a symbol that replaces another one.
@available(iOS 17.0, *)
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// The variant "down up".
  public var downUp: ReplaceSymbolEffect { self }

  /// The variant "up up".
  public var upUp: ReplaceSymbolEffect { self }

  /// The variant "off up".
  public var offUp: ReplaceSymbolEffect { self }

  /// The variant "by layer".
  public var byLayer: ReplaceSymbolEffect { self }

  /// The variant "whole symbol".
  public var wholeSymbol: ReplaceSymbolEffect { self }
}
