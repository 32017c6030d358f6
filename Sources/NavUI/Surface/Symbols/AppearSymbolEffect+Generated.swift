// Made by Scripts/generate from Scripts/surface/Symbols.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The effect of a symbol that appears.
@available(iOS 17.0, *)
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The variant "up".
  public var up: AppearSymbolEffect { self }

  /// The variant "down".
  public var down: AppearSymbolEffect { self }

  /// The variant "by layer".
  public var byLayer: AppearSymbolEffect { self }

  /// The variant "whole symbol".
  public var wholeSymbol: AppearSymbolEffect { self }
}
