/// A value that says which field of a view has the keyboard.
@available(iOS 15.0, *)
@propertyWrapper
public struct FocusState<Value: Hashable> {
  @State private var value: Value

  /// Creates a flag for one field.
  public init() where Value == Bool {
    _value = State(wrappedValue: false)
  }

  /// Creates a value that is nil while no field has the keyboard.
  public init<T: Hashable>() where Value == T? {
    _value = State(wrappedValue: nil)
  }

  /// Which field has the keyboard.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  /// What fields are connected with.
  public var projectedValue: FocusState<Value>.Binding { Binding(location: $value) }

  /// What connects a field with the value.
  @propertyWrapper
  public struct Binding {
    let location: NavUI.Binding<Value>

    /// Which field has the keyboard.
    public var wrappedValue: Value {
      get { location.wrappedValue }
      nonmutating set { location.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: FocusState<Value>.Binding { self }
  }
}

extension FocusState: DynamicProperty {}

extension View {
  /// Connects the field in the view with a flag that says whether it has the keyboard.
  ///
  /// - Parameter condition: The flag.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusedView(content: self) { condition.wrappedValue }
  }

  /// Connects the field in the view with a value that says which field has the keyboard.
  ///
  /// - Parameters:
  ///   - binding: The value.
  ///   - value: The value that stands for this field.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    FocusedView(content: self) { binding.wrappedValue == value }
  }
}

private struct FocusedView<Content: View> {
  let content: Content
  let isFocused: () -> Bool
}

extension FocusedView: UnaryView {
  func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering) {
    let start = lowering.elements.count
    node.child.lower(into: &lowering)
    if lowering.elements.count == start + 1, isFocused() {
      lowering.elements[start].traits.append(.focused)
    }
  }
}
