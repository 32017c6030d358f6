/// A list's selection, which can have any type.
@MainActor
package protocol RowSelection {
  /// The type name of the values that can be selected.
  var typeName: String { get }
  /// A selected value, or nil if nothing is selected.
  var first: AnyHashable? { get }
  /// A Boolean value that indicates whether several rows can be selected.
  var takesSeveral: Bool { get }
  /// Returns whether a tag has the type of the values that can be selected.
  func accepts(_ tag: AnyHashable) -> Bool
  /// Returns whether a tag is selected.
  func contains(_ tag: AnyHashable) -> Bool
  /// Updates the selection after a tap on a row.
  func select(_ tag: AnyHashable, isEditing: Bool)
  /// Clears the selection if it is allowed to be empty.
  func clear()
}

/// A binding to a list's selection.
package enum ListSelection<Value: Hashable> {
  /// A binding to the selected row's value, which is nil if no row is selected.
  case optional(Binding<Value?>)
  /// A binding to the value of the only selected row.
  case required(Binding<Value>)
  /// A binding to the values of any number of selected rows.
  ///
  /// While the list is edited, a tap selects or deselects a row. Otherwise, on a wide screen, only the tapped row is
  /// selected.
  case set(Binding<Set<Value>>)
}

extension ListSelection: RowSelection {
  package var typeName: String { NavUI.typeName(Value.self) }

  package var first: AnyHashable? {
    switch self {
    case .optional(let binding): binding.wrappedValue.map { AnyHashable($0) }
    case .required(let binding): AnyHashable(binding.wrappedValue)
    case .set(let binding): binding.wrappedValue.first.map { AnyHashable($0) }
    }
  }

  package var takesSeveral: Bool {
    if case .set = self { true } else { false }
  }

  package func accepts(_ tag: AnyHashable) -> Bool { tag.base is Value }

  package func contains(_ tag: AnyHashable) -> Bool {
    guard let value = tag.base as? Value else { return false }
    return switch self {
    case .optional(let binding): binding.wrappedValue == value
    case .required(let binding): binding.wrappedValue == value
    case .set(let binding): binding.wrappedValue.contains(value)
    }
  }

  package func select(_ tag: AnyHashable, isEditing: Bool) {
    guard let value = tag.base as? Value else { return }
    switch self {
    case .optional(let binding): binding.wrappedValue = value
    case .required(let binding): binding.wrappedValue = value
    case .set(let binding) where isEditing:
      binding.wrappedValue.formSymmetricDifference([value])
    case .set(let binding): binding.wrappedValue = [value]
    }
  }

  package func clear() {
    switch self {
    case .optional(let binding):
      if binding.wrappedValue != nil { binding.wrappedValue = nil }
    case .required: break
    case .set(let binding):
      if !binding.wrappedValue.isEmpty { binding.wrappedValue = [] }
    }
  }
}
