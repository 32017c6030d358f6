/// The places of the rows that a `ForEach` has not built, as elements that can be scrolled to.
@MainActor
struct HiddenRows {
  private var idAbove: Int?
  private var idBelow: Int?

  /// The element that stands for the rows before those that are built.
  mutating func lower(above count: Int, of window: RowWindow, into lowering: inout Lowering) {
    guard count > 0, let container = window.container else { return }
    let id = idAbove ?? container.graph.makeID()
    idAbove = id
    add(SceneElement(id: id, kind: .rowsAbove), count: count, container, to: &lowering)
  }

  /// The element that stands for the rows after those that are built.
  mutating func lower(below count: Int, of window: RowWindow, into lowering: inout Lowering) {
    guard count > 0, let container = window.container else { return }
    let id = idBelow ?? container.graph.makeID()
    idBelow = id
    add(SceneElement(id: id, kind: .rowsBelow), count: count, container, to: &lowering)
  }

  private func add(
    _ element: SceneElement,
    count: Int,
    _ container: ViewNode,
    to lowering: inout Lowering
  ) {
    var element = element
    element.value = String(count)
    lowering.elements.append(element)
    lowering.targets.nodes[element.id] = container
  }
}
