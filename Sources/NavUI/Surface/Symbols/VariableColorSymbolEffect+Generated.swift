// Made by Scripts/generate from Scripts/surface/Symbols.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The effect of a symbol that changes colour step by step.
@available(iOS 17.0, *)
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  /// The variant "iterative".
  public var iterative: VariableColorSymbolEffect { self }

  /// The variant "cumulative".
  public var cumulative: VariableColorSymbolEffect { self }

  /// The variant "reversing".
  public var reversing: VariableColorSymbolEffect { self }

  /// The variant "non reversing".
  public var nonReversing: VariableColorSymbolEffect { self }

  /// The variant "dim inactive layers".
  public var dimInactiveLayers: VariableColorSymbolEffect { self }

  /// The variant "hide inactive layers".
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
}
