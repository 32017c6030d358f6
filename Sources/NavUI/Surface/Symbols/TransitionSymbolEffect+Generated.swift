// Made by Scripts/generate from Scripts/surface/Symbols.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A movement with which a symbol appears or disappears.
@available(iOS 17.0, *)
public protocol TransitionSymbolEffect {}
