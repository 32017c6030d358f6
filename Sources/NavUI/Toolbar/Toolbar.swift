internal import SceneModel

extension View {
  /// Adds views to the toolbar of the view's screen.
  ///
  /// - Parameter content: The views.
  /// - Returns: The view with the toolbar.
  @available(iOS 14.0, *)
  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    ToolbarView(content: self, items: content())
  }
}

extension View {
  /// Adds items to the toolbar of the view's screen.
  ///
  /// - Parameter content: The items.
  /// - Returns: The view with the toolbar.
  @MainActor @preconcurrency
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    ToolbarView(content: self, items: Content.makeItems(content()))
  }
}

extension View {
  /// Adds customizable items to the toolbar of the view's screen.
  ///
  /// - Parameters:
  ///   - id: The name of the toolbar.
  ///   - content: The items.
  /// - Returns: The view with the toolbar.
  @MainActor @preconcurrency
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String,
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    ToolbarView(content: self, items: Content.makeItems(content()))
  }
}

private struct ToolbarView<Content: View, Items: View> {
  let content: Content
  let items: Items
}

extension ToolbarView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    ToolbarNode(view: view, context: context, parent: parent)
  }
}

private final class ToolbarNode<Content: View, Items: View>: UnaryNode<ToolbarView<Content, Items>>
{
  private var items: ViewNode?

  override var children: [ViewNode] {
    [child] + (items.map { [$0] } ?? [])
  }

  override func didUpdate(from old: ToolbarView<Content, Items>?) {
    if let items {
      Items.update(items, with: view.items)
    } else {
      items = Items.make(view.items, in: context.with(mode: .content), parent: self)
    }
  }

  override func show(in lowering: inout Lowering) {
    child.lower(into: &lowering)
    guard let items else { return }
    let part = lowering.describe(items)
    for element in part.elements {
      var element = element
      let place = part.toolbarPlaces[element.id] ?? .trailing
      element.traits.append(.toolbar)
      if place == .bottom { element.traits.append(.bottomBar) }
      lowering.toolbar.append(element)
      lowering.toolbarPlaces[element.id] = place
    }
    lowering.presentations += part.presentations
  }
}
