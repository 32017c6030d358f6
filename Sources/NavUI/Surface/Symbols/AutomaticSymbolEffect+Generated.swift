// Made by Scripts/generate from Scripts/surface/Symbols.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The effect that the system chooses.
@available(iOS 17.0, *)
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {}
