package import SceneModel

extension Element {
  /// A Boolean value that indicates whether the element is, or contains, places rather than screen content.
  package var isContainer: Bool {
    switch kind {
    case .window, .tabView, .tab, .navigationStack, .splitView, .column, .screen, .sheet,
      .fullScreenCover, .popover, .alert, .confirmationDialog:
      true
    default: false
    }
  }

  /// The outermost containers inside the element.
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

  /// The elements on a screen or dialog in drawing order, excluding the content of other containers.
  package var contents: [Element] {
    children.filter { !$0.isContainer }.flatMap { [$0] + $0.contents }
  }

  /// The element and its descendants, from the outside in.
  package var descendants: [Element] {
    var descendants: [Element] = []
    visit { descendants.append($0) }
    return descendants
  }

  /// Calls a closure with the element and its descendants, from the outside in.
  func visit(_ body: (Element) -> Void) {
    body(self)
    for index in children.indices { children[index].visit(body) }
  }

  /// Returns whether the element has the given trait.
  ///
  /// - Parameter trait: The trait to look for.
  /// - Returns: Whether the element has the trait.
  package func has(_ trait: Trait) -> Bool {
    traits.contains(trait)
  }
}
