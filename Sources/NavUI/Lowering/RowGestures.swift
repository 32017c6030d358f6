import SharedLists

/// The gestures of a row: swiping and dragging it.
@MainActor
package struct RowGestures {
  /// The effect of a full swipe from an edge, where it does more than show the actions there.
  package var swipes: [HorizontalEdge: @MainActor () throws -> Void] = [:]
  /// Those who show actions after a swipe from an edge.
  package var actions: [HorizontalEdge: [ViewNode]] = [:]
  /// The effect of dragging by some rows.
  package var move: (@MainActor (Int) throws -> Void)?

  package init() {}

  /// Does what a gesture does.
  ///
  /// - Parameters:
  ///   - gesture: A swipe or a drag.
  ///   - graph: The graph that the row belongs to.
  /// - Throws: `Refusal` when the row does not answer to it.
  package func perform(_ gesture: UserGesture, in graph: ViewGraph) throws {
    switch gesture {
    case .swipe(let edge, let isFull):
      if isFull, let action = swipes[edge] { return try action() }
      guard let owners = actions[edge] else {
        let side = edge == .trailing ? "left" : "right"
        throw Refusal("A swipe to the \(side) does nothing with this row.")
      }
      graph.revealActions(of: owners)
    case .move(let distance):
      guard let move else {
        throw Refusal("This row cannot be dragged. Its ForEach has no onMove.")
      }
      try move(distance)
    default:
      throw Refusal("A row can be swiped or dragged.")
    }
  }
}

extension Lowering {
  /// Lets everything that a row consists of answer to swipes and drags.
  ///
  /// - Parameters:
  ///   - start: The place of the row's first element.
  ///   - change: Adds what the row answers to.
  package mutating func addRowGestures(from start: Int, _ change: (inout RowGestures) -> Void) {
    for element in elements[start...] {
      add(to: element, change)
    }
  }

  /// Lets an element that takes the place of others answer to the same swipes and drags.
  ///
  /// - Parameters:
  ///   - id: The number of the element.
  ///   - elements: The others.
  package func takeRowGestures(for id: Int, from elements: ArraySlice<SceneElement>) {
    guard let gestures = elements.lazy.compactMap({ targets.rows[$0.id] }).first else { return }
    targets.rows[id] = gestures
  }

  private func add(to element: SceneElement, _ change: (inout RowGestures) -> Void) {
    change(&targets.rows[element.id, default: RowGestures()])
    for child in element.children {
      add(to: child, change)
    }
  }
}
