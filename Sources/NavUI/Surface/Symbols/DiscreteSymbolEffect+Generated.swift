// Made by Scripts/generate from Scripts/surface/Symbols.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A movement that ends by itself.
@available(iOS 17.0, *)
public protocol DiscreteSymbolEffect {}
