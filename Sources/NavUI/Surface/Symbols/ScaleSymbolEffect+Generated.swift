// Made by Scripts/generate from Scripts/surface/Symbols.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The effect of a symbol that grows or shrinks.
@available(iOS 17.0, *)
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// The variant "up".
  public var up: ScaleSymbolEffect { self }

  /// The variant "down".
  public var down: ScaleSymbolEffect { self }

  /// The variant "by layer".
  public var byLayer: ScaleSymbolEffect { self }

  /// The variant "whole symbol".
  public var wholeSymbol: ScaleSymbolEffect { self }
}
