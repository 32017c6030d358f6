// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The mark of a chosen item in a palette.
@available(iOS 17.0, *)
public struct PaletteSelectionEffect: Equatable, Sendable {
  private let name: String

  /// The system's default.
  public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(name: "automatic") }

  /// Returns the mark by a variant of the symbol.
  ///
  /// - Parameter variant: The variant.
  /// - Returns: The effect.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(name: "symbolVariant")
  }

  /// By the app itself.
  public static var custom: PaletteSelectionEffect { PaletteSelectionEffect(name: "custom") }
}
