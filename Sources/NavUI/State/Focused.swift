internal import SceneModel

extension View {
  /// Binds the keyboard focus of the field in the view to a flag.
  ///
  /// - Parameter condition: The flag.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusedView(content: self, binding: condition, value: true, none: false)
  }

  /// Binds the keyboard focus of the field in the view to a value.
  ///
  /// - Parameters:
  ///   - binding: The value.
  ///   - value: The value that represents this field.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
    return FocusedView(content: self, binding: binding, value: value, none: none)
  }

  /// Moves the keyboard focus to a field when the view appears.
  ///
  /// - Parameters:
  ///   - binding: The value that determines which field has the keyboard.
  ///   - value: The value that represents the field.
  ///   - priority: The time at which the keyboard moves, which is when the view appears.
  /// - Returns: The view.
  @available(iOS 17.0, *)
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }
}

/// A priority that determines when a default focus is applied.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// The priority with which the focus is applied when the view appears.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// The priority with which the focus is also applied when a user moves the focus into the view.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

private struct FocusedView<Content: View, Value: Hashable> {
  let content: Content
  let binding: FocusState<Value>.Binding
  let value: Value
  /// The value while no field has the keyboard focus, or nil if there is no such value.
  let none: Value?

  var isFocused: Bool { binding.wrappedValue == value }
}

extension FocusedView: UnaryView {
  /// A Boolean value that indicates whether the view is self-contained: false, because the view reads a binding.
  var isSelfContained: Bool { false }

  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    FocusedNode(view: view, context: context, parent: parent)
  }

  func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering) {
    let start = lowering.elements.count
    node.child.lower(into: &lowering)
    if lowering.elements.count == start + 1, isFocused {
      lowering.elements[start].traits.append(.focused)
    }
  }
}

private final class FocusedNode<Content: View, Value: Hashable>:
  UnaryNode<FocusedView<Content, Value>>, FocusTarget
{
  var isFocusedByState: Bool { view.isFocused }

  func setFocused(_ isFocused: Bool) {
    if isFocused {
      view.binding.wrappedValue = view.value
    } else if let none = view.none, view.isFocused {
      view.binding.wrappedValue = none
    }
  }

  override func willUnmount() {
    graph.keyboard.leave(self)
    let view = view
    guard view.isFocused, let none = view.none else { return }
    graph.perform {
      if view.isFocused { view.binding.wrappedValue = none }
    }
  }
}
