/// A view created by a custom style, whose property wrappers work as in any other view.
struct StyledView<Style, Configuration, Content: View> {
  var style: Style
  let configuration: Configuration
  let content: @MainActor (Style, Configuration) -> Content
}

extension StyledView: PrimitiveView {
  static func makeViewNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> ViewNode {
    // Inside the style, the same kind of control has its default look, because a style may be built
    // on it.
    let scope = EnvironmentScope(parent: context.environment)
    scope.set(
      AppStyleKey<Configuration>.defaultValue as Any,
      for: ObjectIdentifier(AppStyleKey<Configuration>.self)
    )
    return StyledNode(view: view, context: context.with(environment: scope), parent: parent)
  }

  static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: StyledNode<Style, Configuration, Content>.self).update(with: view)
  }
}

private final class StyledNode<Style, Configuration, Content: View>: ViewNode {
  override var isSelfContained: Bool { true }

  private var view: StyledView<Style, Configuration, Content>
  private var properties: PropertyStorage
  private var child: ViewNode?

  init(
    view: StyledView<Style, Configuration, Content>,
    context: ViewContext,
    parent: ViewNode?
  ) {
    self.view = view
    properties = PropertyStorage(plan: context.graph.plan(for: Style.self))
    super.init(context: context, parent: parent)
    properties.connect(&self.view.style, to: self)
    refresh()
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override var viewName: String? { typeName(Style.self) }

  func update(with view: StyledView<Style, Configuration, Content>) {
    self.view = view
    properties.connect(&self.view.style, to: self)
    refresh()
  }

  override func refresh() {
    isDirty = false
    properties.update(&view.style, for: self)
    let body = graph.evaluate(for: self) { view.content(view.style, view.configuration) }
    if let child {
      Content.update(child, with: body)
    } else {
      child = Content.make(body, in: context, parent: self)
    }
  }

  override func willUnmount() {
    properties.release()
  }
}
