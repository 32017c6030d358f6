// Made by Scripts/generate from Scripts/surface/Symbols.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The effect of a symbol that bounces.
@available(iOS 17.0, *)
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The variant "up".
  public var up: BounceSymbolEffect { self }

  /// The variant "down".
  public var down: BounceSymbolEffect { self }

  /// The variant "by layer".
  public var byLayer: BounceSymbolEffect { self }

  /// The variant "whole symbol".
  public var wholeSymbol: BounceSymbolEffect { self }
}
