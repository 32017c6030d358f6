/// A record of the field with the keyboard focus; it updates the values of `FocusState` properties.
@MainActor
final class KeyboardFocus {
  private weak var current: (any FocusTarget)?
  private weak var field: ViewNode?
  /// A closure called after the focus has moved.
  var didMove: @MainActor () -> Void = {}

  /// Moves the focus to the field into which a user types.
  ///
  /// - Parameter field: The node of the field.
  func move(to field: ViewNode) {
    if self.field !== field {
      self.field = field
      didMove()
    }
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

  /// Removes the focus from the focused field.
  func close() {
    current?.setFocused(false)
    current = nil
    field = nil
    didMove()
  }

  /// Returns whether a view contains the field with the keyboard focus, according to the keyboard or a `FocusState`.
  ///
  /// - Parameter node: The node of the view.
  /// - Returns: Whether the view contains the field.
  func isInside(_ node: ViewNode) -> Bool {
    if let field, field.isMounted {
      var candidate: ViewNode? = field
      while let current = candidate {
        if current === node { return true }
        candidate = current.parent
      }
    }
    return node.hasFocusedField
  }

  /// Records that the focused field has left the screen.
  ///
  /// - Parameter target: The field.
  func leave(_ target: any FocusTarget) {
    if current === target { current = nil }
  }
}

/// The node of a view that is connected to a `FocusState`.
@MainActor
protocol FocusTarget: ViewNode {
  /// Sets the state to indicate whether the field is focused.
  func setFocused(_ isFocused: Bool)

  /// A Boolean value that indicates whether the state gives the keyboard focus to the field.
  var isFocusedByState: Bool { get }
}

extension ViewNode {
  /// A Boolean value that indicates whether a `FocusState` gives the keyboard focus to a field in the node.
  fileprivate var hasFocusedField: Bool {
    if let target = self as? any FocusTarget, target.isFocusedByState { return true }
    return children.contains { $0.hasFocusedField }
  }
}
