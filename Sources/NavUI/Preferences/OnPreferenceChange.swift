extension View {
  /// Runs an action when a preference of the views inside this view changes.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - action: A closure called with the new value.
  /// - Returns: The view with the action.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self,
    perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    PreferenceChangeView<Self, K>(content: self, action: action)
  }
}

private struct PreferenceChangeView<Content: View, Key: PreferenceKey> where Key.Value: Equatable {
  let content: Content
  let action: (Key.Value) -> Void
}

extension PreferenceChangeView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    PreferenceChangeNode(view: view, context: context, parent: parent)
  }
}

private final class PreferenceChangeNode<Content: View, Key: PreferenceKey>:
  UnaryNode<PreferenceChangeView<Content, Key>>, PreferenceReader
where Key.Value: Equatable {
  private var value = Key.defaultValue

  override func didUpdate(from old: PreferenceChangeView<Content, Key>?) {
    guard old == nil else { return }
    graph.preferences.add(self, for: Key.self)
    setNeedsSynchronization()
  }

  override func synchronize() {
    let newValue = child.preference(Key.self) ?? Key.defaultValue
    guard newValue != value else { return }
    value = newValue
    let action = view.action
    graph.perform { action(newValue) }
  }
}
