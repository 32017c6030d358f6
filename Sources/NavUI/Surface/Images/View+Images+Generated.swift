// Made by Scripts/generate from Scripts/surface/Images.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension View {
  /// Sets the size of symbols.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { self }

  /// Sets how symbols are coloured.
  @available(iOS 15.0, *)
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Sets the variant of symbols.
  @available(iOS 15.0, *)
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View { self }

  /// Removes the effects of symbols.
  @available(iOS 17.0, *)
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

  /// Sets how symbols are coloured.
  @available(iOS 26.0, *)
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    self
  }

  /// Sets how symbols show a value.
  @available(iOS 26.0, *)
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    self
  }
}
