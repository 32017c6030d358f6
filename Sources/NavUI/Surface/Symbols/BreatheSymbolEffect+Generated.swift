// Made by Scripts/generate from Scripts/surface/Symbols.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The effect of a symbol that breathes.
@available(iOS 18.0, *)
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The variant "plain".
  public var plain: BreatheSymbolEffect { self }

  /// The variant "pulse".
  public var pulse: BreatheSymbolEffect { self }

  /// The variant "by layer".
  public var byLayer: BreatheSymbolEffect { self }

  /// The variant "whole symbol".
  public var wholeSymbol: BreatheSymbolEffect { self }
}
