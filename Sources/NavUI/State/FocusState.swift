/// A value that identifies the field with the keyboard focus.
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

  /// The field with the keyboard focus.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  /// The binding that fields are connected with.
  public var projectedValue: FocusState<Value>.Binding { Binding(location: $value) }

  /// A connection of a field with the value.
  @propertyWrapper
  public struct Binding {
    let location: NavUI.Binding<Value>

    /// The field with the keyboard focus.
    public var wrappedValue: Value {
      get { location.wrappedValue }
      nonmutating set { location.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: FocusState<Value>.Binding { self }
  }
}

extension FocusState: DynamicProperty {}
