// Made by Scripts/generate from Scripts/surface/Symbols.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The effect of a symbol that disappears.
@available(iOS 17.0, *)
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The variant "up".
  public var up: DisappearSymbolEffect { self }

  /// The variant "down".
  public var down: DisappearSymbolEffect { self }

  /// The variant "by layer".
  public var byLayer: DisappearSymbolEffect { self }

  /// The variant "whole symbol".
  public var wholeSymbol: DisappearSymbolEffect { self }
}
