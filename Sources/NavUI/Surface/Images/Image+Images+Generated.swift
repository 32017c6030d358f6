// Made by Scripts/generate from Scripts/surface/Images.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension Image {
  /// Lets the picture take another size.
  public nonisolated func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: Image.ResizingMode = .stretch
  ) -> Image { self }

  /// Sets whether the picture keeps its colours.
  public nonisolated func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image {
    self
  }

  /// Sets how the picture is scaled.
  public nonisolated func interpolation(_ interpolation: Image.Interpolation) -> Image { self }

  /// Sets whether the picture's edges are smooth.
  public nonisolated func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Sets how the symbol is coloured.
  @available(iOS 15.0, *)
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// Sets how bright the picture may be.
  @available(iOS 17.0, *)
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }

  /// Sets how the symbol is coloured.
  @available(iOS 26.0, *)
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    self
  }
}
