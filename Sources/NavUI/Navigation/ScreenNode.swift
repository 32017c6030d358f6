/// The node of a screen whose value may change while the screen is shown (NS-41).
package final class ScreenNode<Value, Destination: View>: ViewNode {
  package override var isSelfContained: Bool { true }

  /// A closure that returns the content of the screen for its value.
  var destination: (Value) -> Destination
  /// The value that the screen shows.
  var value: Value
  private var child: ViewNode?

  package init(
    value: Value,
    destination: @escaping (Value) -> Destination,
    context: ViewContext,
    parent: ViewNode?
  ) {
    self.value = value
    self.destination = destination
    super.init(context: context, parent: parent)
    refresh()
  }

  package override var children: [ViewNode] { child.map { [$0] } ?? [] }

  package override func refresh() {
    isDirty = false
    let screen = graph.evaluate(for: self) { destination(value) }
    if let child {
      Destination.update(child, with: screen)
    } else {
      child = Destination.make(screen, in: context, parent: self)
    }
  }
}
