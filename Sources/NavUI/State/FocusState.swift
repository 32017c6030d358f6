/// A property wrapper for a value that identifies the field with the keyboard focus.
@available(iOS 15.0, *)
@propertyWrapper
public struct FocusState<Value: Hashable> {
  @State private var value: Value

  /// Creates a Boolean property that is true while the bound field has the keyboard focus.
  public init() where Value == Bool {
    _value = State(wrappedValue: false)
  }

  /// Creates an optional property that is nil while no field has the keyboard focus.
  public init<T: Hashable>() where Value == T? {
    _value = State(wrappedValue: nil)
  }

  /// The value that identifies the field with the keyboard focus.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  /// A binding that connects fields with the value.
  public var projectedValue: FocusState<Value>.Binding { Binding(location: $value) }

  /// A binding that connects a field with the value.
  @propertyWrapper
  public struct Binding {
    let location: NavUI.Binding<Value>

    /// The value that identifies the field with the keyboard focus.
    public var wrappedValue: Value {
      get { location.wrappedValue }
      nonmutating set { location.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: FocusState<Value>.Binding { self }
  }
}

extension FocusState: DynamicProperty {}
