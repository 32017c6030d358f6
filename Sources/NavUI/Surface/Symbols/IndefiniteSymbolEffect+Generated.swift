// Made by Scripts/generate from Scripts/surface/Symbols.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A movement that continues until it is removed.
@available(iOS 17.0, *)
public protocol IndefiniteSymbolEffect {}
