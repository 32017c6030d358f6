internal import SceneModel

extension View {
  /// Shows a number as a badge on the view's tab or row, or no badge if the number is zero.
  ///
  /// - Parameter count: The number.
  /// - Returns: The view with its badge.
  @available(iOS 15.0, *)
  public nonisolated func badge(_ count: Int) -> some View {
    BadgeView(content: self, badge: count == 0 ? nil : "\(count)")
  }

  /// Shows text as a badge on the view's tab or row.
  ///
  /// - Parameter label: The text, or nil for none.
  /// - Returns: The view with its badge.
  @available(iOS 15.0, *)
  public nonisolated func badge(_ label: Text?) -> some View {
    BadgeView(content: self, badge: label?.content)
  }

  /// Shows text as a badge on the view's tab or row.
  ///
  /// - Parameter key: The text, or nil for none.
  /// - Returns: The view with its badge.
  @available(iOS 15.0, *)
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    BadgeView(content: self, badge: key?.resolved)
  }

  /// Shows a string as a badge on the view's tab or row.
  ///
  /// - Parameter label: The text, or nil for none.
  /// - Returns: The view with its badge.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  public nonisolated func badge<Label: StringProtocol>(_ label: Label?) -> some View {
    BadgeView(content: self, badge: label.map { String($0) })
  }
}

private struct BadgeView<Content: View> {
  let content: Content
  let badge: String?
}

extension BadgeView: ContainerTrait {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    BadgeNode(view: view, context: context, parent: parent)
  }

  func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering) {
    let start = lowering.elements.count
    node.child.lower(into: &lowering)
    if lowering.elements.count == start + 1 {
      lowering.elements[start].badge = badge
    }
  }
}

private final class BadgeNode<Content: View>: UnaryNode<BadgeView<Content>> {
  override func didUpdate(from old: BadgeView<Content>?) {
    guard case .tab(let slot) = context.mode else { return }
    slot.badge = view.badge
  }

  override func willUnmount() {
    guard case .tab(let slot) = context.mode, slot.badge == view.badge else { return }
    slot.badge = nil
  }
}
