// Made by Scripts/generate from Scripts/surface/Symbols.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The way in which symbols show a value.
@available(iOS 26.0, *)
public struct SymbolVariableValueMode: Equatable, Sendable {
  private let name: String

  /// By colour.
  public static let color = SymbolVariableValueMode(name: "color")

  /// By the length of what is drawn.
  public static let draw = SymbolVariableValueMode(name: "draw")
}
