// Made by Scripts/generate from Scripts/surface/Symbols.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The effect of a symbol that is drawn stroke by stroke.
@available(iOS 26.0, *)
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The variant "by layer".
  public var byLayer: DrawOnSymbolEffect { self }

  /// The variant "whole symbol".
  public var wholeSymbol: DrawOnSymbolEffect { self }

  /// The variant "individually".
  public var individually: DrawOnSymbolEffect { self }
}
