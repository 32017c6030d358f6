// Made by Scripts/generate from Scripts/surface/Symbols.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The rendering mode of symbols.
@available(iOS 15.0, *)
public struct SymbolRenderingMode: Sendable {
  private let name: String

  /// The mode "monochrome".
  public static let monochrome = SymbolRenderingMode(name: "monochrome")

  /// The mode "multicolor".
  public static let multicolor = SymbolRenderingMode(name: "multicolor")

  /// The mode "hierarchical".
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")

  /// The mode "palette".
  public static let palette = SymbolRenderingMode(name: "palette")
}
