extension View {
  /// Sets a preference for the surrounding views.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The value.
  /// - Returns: The view with its preference.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self,
    value: K.Value
  ) -> some View {
    PreferenceView<Self, K>(content: self) { _ in value }
  }

  /// Transforms a preference of the views inside this view before it reaches the surrounding views.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - callback: A closure that changes the value.
  /// - Returns: The view with its preference.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self,
    _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    PreferenceView<Self, K>(content: self) { inner in
      var value = inner ?? K.defaultValue
      callback(&value)
      return value
    }
  }

  /// Sets a preference from a location in the view.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The location in the view.
  ///   - transform: A closure that returns the preference.
  /// - Returns: The view with its preference.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    PreferenceView<Self, K>(content: self) { _ in transform(Anchor()) }
  }

  /// Transforms a preference by using a location in the view.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The location in the view.
  ///   - transform: A closure that changes the preference.
  /// - Returns: The view with its preference.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    transformPreference(key) { transform(&$0, Anchor()) }
  }
}

private struct PreferenceView<Content: View, Key: PreferenceKey> {
  let content: Content
  /// A closure that returns the new value, given the value of the inner views or nil if they have none.
  let transform: (Key.Value?) -> Key.Value
}

extension PreferenceView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    PreferenceNode(view: view, context: context, parent: parent)
  }
}

private final class PreferenceNode<Content: View, Key: PreferenceKey>:
  UnaryNode<PreferenceView<Content, Key>>, PreferenceWriter
{
  override func didUpdate(from old: PreferenceView<Content, Key>?) {
    graph.preferences.valueChanged(for: Key.self)
  }

  override func willUnmount() {
    graph.preferences.valueChanged(for: Key.self)
  }

  func value(of key: Key.Type) -> Key.Value? {
    view.transform(child.preference(key))
  }
}
