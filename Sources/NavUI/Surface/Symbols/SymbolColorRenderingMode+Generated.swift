// Made by Scripts/generate from Scripts/surface/Symbols.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The filling of symbols with colour.
@available(iOS 26.0, *)
public struct SymbolColorRenderingMode: Equatable, Sendable {
  private let name: String

  /// With one colour.
  public static let flat = SymbolColorRenderingMode(name: "flat")

  /// With a gradient.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}
