/// The node of an app; it stores the app's properties.
package final class AppNode<Content: App>: ViewNode {
  private var app: Content
  private var properties: PropertyStorage
  private var child: ViewNode?
  private var scene: Content.Body?

  package init(app: Content, context: ViewContext) {
    self.app = app
    properties = PropertyStorage(plan: context.graph.plan(for: Content.self))
    super.init(context: context, parent: nil)
    context.environment.screen = self
    properties.connect(&self.app, to: self)
    let windows = graph.windows
    windows.begin(root: self, context: context)
    windows.declarations = { [unowned self] in scene.map { Content.Body.makeWindows($0) } ?? [] }
    refresh()
  }

  package override var children: [ViewNode] { (child.map { [$0] } ?? []) + graph.windows.nodes }

  /// A Boolean value that indicates whether the main window shows anything.
  package override var isMainWindowDrawn: Bool { child?.isDrawn ?? false }

  /// Describes the main window, but not the additional windows.
  package override func show(in lowering: inout Lowering) {
    child?.lower(into: &lowering)
  }

  package override var viewName: String? { typeName(Content.self) }

  package override func refresh() {
    isDirty = false
    let scene = graph.evaluate(for: self) { app.body }
    self.scene = scene
    let window = Content.Body.makeWindow(scene)
    if let child {
      AnyView.update(child, with: window)
    } else {
      child = AnyView.make(window, in: context, parent: self)
    }
    graph.windows.refresh()
  }
}
