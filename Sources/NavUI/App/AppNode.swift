/// The node of an app: its properties live here.
package final class AppNode<Content: App>: ViewNode {
  private var app: Content
  private var properties: PropertyStorage
  private var child: ViewNode?

  package init(app: Content, context: ViewContext) {
    self.app = app
    properties = PropertyStorage(plan: context.graph.plan(for: Content.self))
    super.init(context: context, parent: nil)
    context.environment.screen = self
    properties.connect(&self.app, to: self)
    refresh()
  }

  package override var children: [ViewNode] { child.map { [$0] } ?? [] }

  package override var viewName: String? { typeName(Content.self) }

  package override func refresh() {
    isDirty = false
    let scene = graph.evaluate(for: self) { app.body }
    let window = Content.Body.makeWindow(scene)
    if let child {
      AnyView.update(child, with: window)
    } else {
      child = AnyView.make(window, in: context, parent: self)
    }
  }
}
