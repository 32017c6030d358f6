/// Which field has the keyboard, as far as a `FocusState` wants to know.
@MainActor
final class KeyboardFocus {
  private weak var current: (any FocusTarget)?

  /// Moves the keyboard to the field that a person types into.
  ///
  /// - Parameter field: The node of the field.
  func move(to field: ViewNode) {
    var target: (any FocusTarget)?
    var node: ViewNode? = field
    while let candidate = node {
      if let found = candidate as? any FocusTarget {
        target = found
        break
      }
      node = candidate.parent
    }
    guard target !== current else {
      target?.setFocused(true)
      return
    }
    current?.setFocused(false)
    current = target
    target?.setFocused(true)
  }

  /// Takes the keyboard away from the field that has it.
  func close() {
    current?.setFocused(false)
    current = nil
  }

  /// Notes that a field which had the keyboard has left the screen.
  ///
  /// - Parameter target: The field.
  func leave(_ target: any FocusTarget) {
    if current === target { current = nil }
  }
}

/// The node of a view that is connected with a `FocusState`.
@MainActor
protocol FocusTarget: ViewNode {
  /// Tells the state whether the field has the keyboard.
  func setFocused(_ isFocused: Bool)
}
