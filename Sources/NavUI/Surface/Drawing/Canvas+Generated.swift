// Made by Scripts/generate from Scripts/surface/Drawing.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A view with custom drawing, which NavLab never calls because it draws nothing.
@available(iOS 15.0, *)
public struct Canvas<Symbols: View> {
  internal let symbols: Symbols

  /// Creates a canvas with views as symbols.
  public nonisolated init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
  }

  /// Creates a canvas.
  public nonisolated init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView { symbols = EmptyView() }
}

@available(iOS 15.0, *)
extension Canvas: LeafView {
  package func lower(_ node: ViewNode, into lowering: inout Lowering) {}
}
