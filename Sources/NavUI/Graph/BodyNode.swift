/// The node of a view that has a `body`.
package final class BodyNode<Content: View>: ViewNode {
  private var view: Content
  private var properties: PropertyStorage
  private var child: ViewNode?

  package init(view: Content, context: ViewContext, parent: ViewNode?) {
    self.view = view
    properties = PropertyStorage(plan: context.graph.plan(for: Content.self))
    super.init(context: context, parent: parent)
    if properties.plan.isClass {
      fatalError(
        """
        Views must be value types, either a struct or an enum; \(Content.self) is a class. Make it a struct, and \
        what it has to share an @Observable object.
        """
      )
    }
    properties.restore(Content.self, for: self)
    properties.connect(&self.view, to: self)
    refresh()
  }

  package override var children: [ViewNode] {
    child.map { [$0] } ?? []
  }

  package override var evaluatesBody: Bool { true }

  package override var isSelfContained: Bool { true }

  package override var changesWithEveryValue: Bool { false }

  package override var viewName: String? {
    typeName(Content.self)
  }

  /// Takes the newest value of the view, and evaluates its `body` unless the value is the same.
  ///
  /// - Parameter newView: The view's new value.
  package func update(with newView: Content) {
    var newView = newView
    let isSame =
      properties.isSame(&view, &newView)
      || (view as? any SelfComparing)?.isEqual(to: newView) ?? false
    guard !isSame || isDirty else { return }
    view = newView
    properties.connect(&view, to: self)
    refresh()
  }

  package override func refresh() {
    isDirty = false
    noteChange()
    stopEndlessNesting()
    properties.update(&view, for: self)
    graph.work.noteBody(of: Content.self, named: properties.plan.typeName)
    let body = graph.evaluate(for: self) { view.body }
    if let child {
      Content.Body.update(child, with: body)
    } else {
      child = Content.Body.make(body, in: context, parent: self)
    }
  }

  package override func show(in lowering: inout Lowering) {
    lowering.enter(viewNamed: properties.plan.typeName)
    child?.lower(into: &lowering)
  }

  package override func keepState(in memory: RowMemory) {
    if let state = properties.rowState { memory.keep(state, of: ObjectIdentifier(Content.self)) }
  }

  package override func willUnmount() {
    properties.release()
  }
}
