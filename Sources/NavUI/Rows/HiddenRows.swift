internal import SceneModel

/// The unbuilt rows of a `ForEach`, represented by elements to which a script can scroll.
@MainActor
struct HiddenRows {
  private var idAbove: Int?
  private var idBelow: Int?

  /// Adds an element that represents the rows before the built rows.
  mutating func lower(above count: Int, of window: RowWindow, into lowering: inout Lowering) {
    guard count > 0, let container = window.container else { return }
    let id = idAbove ?? container.graph.makeID()
    idAbove = id
    add(Element(id: id, kind: .rowsAbove), count: count, container, to: &lowering)
  }

  /// Adds an element that represents the rows after the built rows.
  mutating func lower(below count: Int, of window: RowWindow, into lowering: inout Lowering) {
    guard count > 0, let container = window.container else { return }
    let id = idBelow ?? container.graph.makeID()
    idBelow = id
    add(Element(id: id, kind: .rowsBelow), count: count, container, to: &lowering)
  }

  private func add(
    _ element: Element,
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
