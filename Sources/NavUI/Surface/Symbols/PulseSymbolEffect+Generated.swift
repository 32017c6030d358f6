// Made by Scripts/generate from Scripts/surface/Symbols.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The effect of a symbol that pulses.
@available(iOS 17.0, *)
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The variant "by layer".
  public var byLayer: PulseSymbolEffect { self }

  /// The variant "whole symbol".
  public var wholeSymbol: PulseSymbolEffect { self }
}
