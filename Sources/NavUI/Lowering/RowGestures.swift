package import SceneModel
import SharedLists

/// The swipes and drags to which a row responds.
@MainActor
package struct RowGestures {
  /// The actions that full swipes perform, by edge.
  package var swipes: [HorizontalEdge: @MainActor () throws -> Void] = [:]
  /// The nodes with the actions that swipes reveal, by edge.
  package var actions: [HorizontalEdge: [ViewNode]] = [:]
  /// A closure that drags the row by a number of rows, or nil if the row cannot be dragged.
  package var move: (@MainActor (Int) throws -> Void)?

  package init() {}

  /// Performs a swipe or drag of the row.
  ///
  /// - Parameters:
  ///   - gesture: A swipe or a drag.
  ///   - graph: The graph that the row belongs to.
  /// - Throws: `Refusal` if the row does not respond to it.
  package func perform(_ gesture: UserGesture, in graph: ViewGraph) throws {
    switch gesture {
    case .swipe(let edge, let isFull):
      if isFull, let action = swipes[edge] { return try action() }
      guard let owners = actions[edge] else {
        let side = edge == .trailing ? "left" : "right"
        throw Refusal("A swipe to the \(side) does nothing on this row.")
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
  /// Makes all elements of a row respond to swipes and drags.
  ///
  /// - Parameters:
  ///   - start: The index of the row's first element.
  ///   - change: A closure that adds the row's responses.
  package mutating func addRowGestures(from start: Int, _ change: (inout RowGestures) -> Void) {
    for element in elements[start...] {
      add(to: element, change)
    }
  }

  /// Makes an element respond to the swipes and drags of the elements that it replaces.
  ///
  /// - Parameters:
  ///   - id: The number of the element.
  ///   - elements: The other elements.
  package func takeRowGestures(for id: Int, from elements: ArraySlice<Element>) {
    guard let gestures = elements.lazy.compactMap({ targets.rows[$0.id] }).first else { return }
    targets.rows[id] = gestures
  }

  private func add(to element: Element, _ change: (inout RowGestures) -> Void) {
    change(&targets.rows[element.id, default: RowGestures()])
    for child in element.children {
      add(to: child, change)
    }
  }
}
