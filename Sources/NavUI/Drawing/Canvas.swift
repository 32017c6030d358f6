/// A view that an app draws by itself; the lab draws nothing, so it never asks the app to.
@available(iOS 15.0, *)
public struct Canvas<Symbols: View> {
  let symbols: Symbols

  /// Creates a canvas with views to draw.
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
  ) where Symbols == EmptyView {
    symbols = EmptyView()
  }
}

@available(iOS 15.0, *)
extension Canvas: LeafView {
  package func lower(_ node: ViewNode, into lowering: inout Lowering) {}
}
