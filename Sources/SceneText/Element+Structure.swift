package import SceneModel

extension Element {
  /// Whether the element is a place or holds places, rather than being something on a screen.
  package var isContainer: Bool {
    switch kind {
    case .window, .tabView, .tab, .navigationStack, .splitView, .column, .screen, .sheet,
      .fullScreenCover, .popover, .alert, .confirmationDialog:
      true
    default: false
    }
  }

  /// The containers directly inside the element, whatever stands around them on the screen.
  package var containers: [Element] {
    var containers: [Element] = []
    addContainers(to: &containers)
    return containers
  }

  private func addContainers(to containers: inout [Element]) {
    for index in children.indices {
      if children[index].isContainer {
        containers.append(children[index])
      } else {
        children[index].addContainers(to: &containers)
      }
    }
  }

  /// The elements on a screen or dialog, in the order in which they are drawn, without what other containers hold.
  package var contents: [Element] {
    children.filter { !$0.isContainer }.flatMap { [$0] + $0.contents }
  }

  /// The element and everything in it, from the outside in.
  package var descendants: [Element] {
    var descendants: [Element] = []
    visit { descendants.append($0) }
    return descendants
  }

  /// Shows somebody the element and everything in it, from the outside in.
  func visit(_ body: (Element) -> Void) {
    body(self)
    for index in children.indices { children[index].visit(body) }
  }

  /// Whether the element has a trait.
  ///
  /// - Parameter trait: The trait to look for.
  /// - Returns: Whether the element has it.
  package func has(_ trait: Trait) -> Bool {
    traits.contains(trait)
  }
}
