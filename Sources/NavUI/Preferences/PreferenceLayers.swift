extension View {
  /// Shows, in front of this view, a view created from a preference of the views inside it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - transform: A closure that returns the view in front.
  /// - Returns: The view.
  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    PreferenceLayerView<Self, Key, T>(content: self, isBehind: false, transform: transform)
  }

  /// Shows, in front of this view, a view created from a preference of the views inside it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - alignment: The alignment.
  ///   - transform: A closure that returns the view in front.
  /// - Returns: The view.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayerView<Self, K, V>(content: self, isBehind: false, transform: transform)
  }

  /// Shows, behind this view, a view created from a preference of the views inside it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - transform: A closure that returns the view behind.
  /// - Returns: The view.
  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    PreferenceLayerView<Self, Key, T>(content: self, isBehind: true, transform: transform)
  }

  /// Shows, behind this view, a view created from a preference of the views inside it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - alignment: The alignment.
  ///   - transform: A closure that returns the view behind.
  /// - Returns: The view.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayerView<Self, K, V>(content: self, isBehind: true, transform: transform)
  }
}

private struct PreferenceLayerView<Content: View, Key: PreferenceKey, Layer: View> {
  let content: Content
  let isBehind: Bool
  let transform: (Key.Value) -> Layer
}

extension PreferenceLayerView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    PreferenceLayerNode(view: view, context: context, parent: parent)
  }
}

private final class PreferenceLayerNode<Content: View, Key: PreferenceKey, Layer: View>:
  UnaryNode<PreferenceLayerView<Content, Key, Layer>>, PreferenceReader
{
  override var isSelfContained: Bool { false }

  private var layer: ViewNode?

  override var children: [ViewNode] { [child] + (layer.map { [$0] } ?? []) }

  override func didUpdate(from old: PreferenceLayerView<Content, Key, Layer>?) {
    if old == nil { graph.preferences.add(self, for: Key.self) }
    setNeedsSynchronization()
  }

  override func synchronize() {
    let value = child.preference(Key.self) ?? Key.defaultValue
    let newLayer = graph.evaluate(for: self) { view.transform(value) }
    if let layer {
      Layer.update(layer, with: newLayer)
    } else {
      layer = Layer.make(newLayer, in: context, parent: self)
    }
  }

  override func refresh() {
    isDirty = false
    setNeedsSynchronization()
  }

  override func show(in lowering: inout Lowering) {
    let start = lowering.elements.count
    child.lower(into: &lowering)
    guard let layer else { return }
    let part = lowering.describe(layer)
    let index = view.isBehind ? start : lowering.elements.count
    lowering.elements.insert(contentsOf: part.elements, at: index)
    lowering.presentations += part.presentations
  }
}
