/// The way in which symbols are filled with colour.
@available(iOS 26.0, *)
public struct SymbolColorRenderingMode: Equatable, Sendable {
  private let name: String

  /// With one colour.
  public static let flat = SymbolColorRenderingMode(name: "flat")

  /// With a gradient.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// The way in which symbols show a value.
@available(iOS 26.0, *)
public struct SymbolVariableValueMode: Equatable, Sendable {
  private let name: String

  /// By colour.
  public static let color = SymbolVariableValueMode(name: "color")

  /// By the length of what is drawn.
  public static let draw = SymbolVariableValueMode(name: "draw")
}
