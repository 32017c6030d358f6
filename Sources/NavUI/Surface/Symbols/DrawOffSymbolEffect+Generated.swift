// Made by Scripts/generate from Scripts/surface/Symbols.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The effect of a symbol that is erased stroke by stroke.
@available(iOS 26.0, *)
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The variant "by layer".
  public var byLayer: DrawOffSymbolEffect { self }

  /// The variant "whole symbol".
  public var wholeSymbol: DrawOffSymbolEffect { self }

  /// The variant "individually".
  public var individually: DrawOffSymbolEffect { self }

  /// The variant "non reversed".
  public var nonReversed: DrawOffSymbolEffect { self }

  /// The variant "reversed".
  public var reversed: DrawOffSymbolEffect { self }
}
