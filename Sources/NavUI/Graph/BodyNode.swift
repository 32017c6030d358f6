/// The node of a view that has a `body`.
package final class BodyNode<Content: View>: ViewNode {
  private var view: Content
  private var properties: PropertyStorage
  private var child: ViewNode?
  /// The record of the properties' changes, or nil if the body has never requested it.
  private var trace: ChangeTrace?
  private var hasOtherValue = false

  package init(view: Content, context: ViewContext, parent: ViewNode?) {
    self.view = view
    properties = PropertyStorage(plan: context.graph.plan(for: Content.self))
    super.init(context: context, parent: parent)
    if properties.plan.isClass {
      fatalError(
        """
        Views must be value types, either a struct or an enum; \(Content.self) is a class. Make it a struct, and \
        put shared data into an @Observable object.
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

  /// Updates the view, and evaluates its `body` unless the view is unchanged.
  ///
  /// - Parameter newView: The view's new value.
  package func update(with newView: Content) {
    var newView = newView
    let isSame =
      properties.isSame(&view, &newView)
      || (view as? any SelfComparing)?.isEqual(to: newView) ?? false
    guard !isSame || isDirty else { return }
    if trace != nil { hasOtherValue = !properties.plan.hasSameBytes(&view, &newView) }
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
    if trace != nil { noteChanges() }
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

  private func noteChanges() {
    var current = view
    let states = graph.withoutReader { properties.states(of: &current) }
    trace?.note(states, isOtherValue: hasOtherValue, hasOtherObjects: hasOtherObjects)
    hasOtherValue = false
    hasOtherObjects = false
  }
}

extension BodyNode: TracingNode {
  package func changeLine(for view: String) -> String {
    if let trace { return trace.line(for: view) }
    var current = self.view
    let storage = properties
    let trace = ChangeTrace(first: graph.withoutReader { storage.states(of: &current) })
    self.trace = trace
    return trace.line(for: view)
  }
}
