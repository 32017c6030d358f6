/// The rendering mode of symbols.
@available(iOS 15.0, *)
public struct SymbolRenderingMode: Sendable {
  private let name: String

  /// The monochrome mode.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")

  /// The mode with several colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")

  /// The hierarchical mode.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")

  /// The palette mode.
  public static let palette = SymbolRenderingMode(name: "palette")
}
