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
    children.flatMap { $0.isContainer ? [$0] : $0.containers }
  }

  /// The elements on a screen or dialog, in the order in which they are drawn, without what other containers hold.
  package var contents: [Element] {
    children.filter { !$0.isContainer }.flatMap { [$0] + $0.contents }
  }

  /// The element and everything in it, from the outside in.
  package var descendants: [Element] {
    [self] + children.flatMap(\.descendants)
  }

  /// Whether the element has a trait.
  ///
  /// - Parameter trait: The trait to look for.
  /// - Returns: Whether the element has it.
  package func has(_ trait: Trait) -> Bool {
    traits.contains(trait)
  }
}
