extension View {
  /// Shows views in front of this view.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views.
  ///   - content: The views.
  /// - Returns: The view.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(content: self, layer: content(), isBehind: false)
  }

  /// Shows another view in front of this view.
  ///
  /// - Parameters:
  ///   - overlay: The view in front.
  ///   - alignment: The alignment.
  /// - Returns: The view.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    LayeredView(content: self, layer: overlay, isBehind: false)
  }

  /// Shows views behind this view.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views.
  ///   - content: The views.
  /// - Returns: The view.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(content: self, layer: content(), isBehind: true)
  }

  /// Shows another view behind this view.
  ///
  /// - Parameters:
  ///   - background: The view behind.
  ///   - alignment: The alignment.
  /// - Returns: The view.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    LayeredView(content: self, layer: background, isBehind: true)
  }

  /// Shows views at the top or bottom edge and reduces the safe area accordingly.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: The alignment of the views.
  ///   - spacing: The distance.
  ///   - content: The views.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(content: self, layer: content(), isBehind: edge == .top)
  }

  /// Shows views at the leading or trailing edge and reduces the safe area accordingly.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: The alignment of the views.
  ///   - spacing: The distance.
  ///   - content: The views.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(content: self, layer: content(), isBehind: edge == .leading)
  }

  /// Shows a bar at the top or bottom edge, and fades the content behind the bar.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: The alignment of the views.
  ///   - spacing: The distance.
  ///   - content: The views.
  /// - Returns: The view.
  @available(iOS 26.0, *)
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(content: self, layer: content(), isBehind: edge == .top)
  }

  /// Shows a bar at the leading or trailing edge, and fades the content behind the bar.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: The alignment of the views.
  ///   - spacing: The distance.
  ///   - content: The views.
  /// - Returns: The view.
  @available(iOS 26.0, *)
  public nonisolated func safeAreaBar<V: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(content: self, layer: content(), isBehind: edge == .leading)
  }
}

private struct LayeredView<Content: View, Layer: View> {
  let content: Content
  let layer: Layer
  let isBehind: Bool
}

extension LayeredView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    LayeredNode(view: view, context: context, parent: parent)
  }
}

private final class LayeredNode<Content: View, Layer: View>: UnaryNode<LayeredView<Content, Layer>>
{
  private var layer: ViewNode?

  override var children: [ViewNode] { [child] + (layer.map { [$0] } ?? []) }

  override func didUpdate(from old: LayeredView<Content, Layer>?) {
    if let layer {
      Layer.update(layer, with: view.layer)
    } else if case .content = context.mode {
      layer = Layer.make(view.layer, in: context, parent: self)
    }
  }

  /// Adds the content and the layer to a description, in drawing order.
  override func show(in lowering: inout Lowering) {
    let start = lowering.elements.count
    child.lower(into: &lowering)
    guard let layer else { return }
    let part = lowering.describe(layer)
    let index = view.isBehind ? start : lowering.elements.count
    lowering.elements.insert(contentsOf: part.elements, at: index)
    lowering.toolbar += part.toolbar
    lowering.presentations += part.presentations
  }
}
