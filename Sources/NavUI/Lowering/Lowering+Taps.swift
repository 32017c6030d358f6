package import SceneModel
import SharedLists

extension Lowering {
  /// Makes elements respond to taps without changing their kind (NS-89).
  ///
  /// Controls and inner tap gestures keep their own taps. Content without text, such as a colour, gets an element
  /// without a label that responds to taps.
  ///
  /// - Parameters:
  ///   - start: The index of the first element.
  ///   - target: The node that is tapped.
  package mutating func addTap(from start: Int, target: ViewNode) {
    guard start < elements.count else {
      add(Element(id: target.id, kind: .button), target: target)
      return
    }
    for index in elements.indices[start...] {
      addTap(to: &elements[index], target: target)
    }
  }

  /// Makes elements and their descendants respond to long presses, unless they already do.
  ///
  /// - Parameters:
  ///   - start: The index of the first element.
  ///   - target: The node that is pressed.
  mutating func addHold(from start: Int, target: ViewNode) {
    for element in elements[min(start, elements.count)...] { addHold(to: element, target: target) }
  }

  private func addHold(to element: Element, target: ViewNode) {
    if targets.holders[element.id] == nil { targets.holders[element.id] = target }
    for child in element.children { addHold(to: child, target: target) }
  }

  /// Returns the node that responds to a tap on any of the elements, or nil if there is not exactly one.
  ///
  /// - Parameter elements: The elements.
  /// - Returns: The node, or nil if an element does not respond to taps or another node responds to them.
  package func tapTarget(of elements: some Collection<Element>) -> ViewNode? {
    guard elements.allSatisfy({ $0.traits.contains(.tappable) }) else { return nil }
    let nodes = elements.compactMap { targets.nodes[$0.id] }
    return nodes.allSatisfy { $0 === nodes.first } ? nodes.first : nil
  }

  private func addTap(to element: inout Element, target: ViewNode) {
    switch element.kind {
    case .text, .image:
      guard !element.traits.contains(.tappable) else { return }
      element.traits.append(.tappable)
      if isDisabled, !element.traits.contains(.disabled) { element.traits.append(.disabled) }
      targets.nodes[element.id] = target
    case .section, .row:
      for index in element.children.indices {
        addTap(to: &element.children[index], target: target)
      }
    default: break
    }
  }
}
