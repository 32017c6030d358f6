@available(iOS 18.0, *)
extension Tab where Value: Hashable, Content: View, Label == EmptyView {
  /// Creates a tab without a label, as a page has.
  ///
  /// - Parameter content: The content of the tab.
  public nonisolated init(
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(value: nil, role: nil, content: content(), label: EmptyView())
  }

  /// Creates a tab without a label, for a page, which a value selects.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - content: The content of the tab.
  public nonisolated init(
    value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: AnyHashable(value), role: nil, content: content(), label: EmptyView())
  }

  /// Creates a tab without a label, for a page, which a value of an optional type selects.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - content: The content of the tab.
  public nonisolated init<V: Hashable>(
    value: V,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: AnyHashable(Optional(value)),
      role: nil,
      content: content(),
      label: EmptyView()
    )
  }
}
