// Made by Scripts/generate from Scripts/surface/Symbols.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The effect of a symbol that rotates.
@available(iOS 18.0, *)
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The variant "clockwise".
  public var clockwise: RotateSymbolEffect { self }

  /// The variant "counter clockwise".
  public var counterClockwise: RotateSymbolEffect { self }

  /// The variant "by layer".
  public var byLayer: RotateSymbolEffect { self }

  /// The variant "whole symbol".
  public var wholeSymbol: RotateSymbolEffect { self }
}
