// Made by Scripts/generate from Scripts/surface/Symbols.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The effect of a symbol that wiggles.
@available(iOS 18.0, *)
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The variant "left".
  public var left: WiggleSymbolEffect { self }

  /// The variant "right".
  public var right: WiggleSymbolEffect { self }

  /// The variant "up".
  public var up: WiggleSymbolEffect { self }

  /// The variant "down".
  public var down: WiggleSymbolEffect { self }

  /// The variant "forward".
  public var forward: WiggleSymbolEffect { self }

  /// The variant "backward".
  public var backward: WiggleSymbolEffect { self }

  /// The variant "clockwise".
  public var clockwise: WiggleSymbolEffect { self }

  /// The variant "counter clockwise".
  public var counterClockwise: WiggleSymbolEffect { self }

  /// The variant "by layer".
  public var byLayer: WiggleSymbolEffect { self }

  /// The variant "whole symbol".
  public var wholeSymbol: WiggleSymbolEffect { self }
}
