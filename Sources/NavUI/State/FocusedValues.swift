/// A key to a value that the focused view publishes.
@available(iOS 14.0, *)
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the focused view publishes: none here, where no menu bar asks for them.
@available(iOS 14.0, *)
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value for a key, or nil.
  ///
  /// - Parameter key: The type of the key.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A property with a value that the focused view publishes.
@available(iOS 14.0, *)
@propertyWrapper
public struct FocusedValue<Value> {
  private let keyPath: KeyPath<FocusedValues, Value?>?

  /// Reads the value at a key path.
  ///
  /// - Parameter keyPath: The way to the value.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    self.keyPath = keyPath
  }

  /// Reads an observable object that the focused view publishes.
  ///
  /// - Parameter objectType: The object's class.
  @available(iOS 17.0, *)
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    keyPath = nil
  }

  /// The value, or nil where no view with the focus publishes one.
  public var wrappedValue: Value? { keyPath.flatMap { FocusedValues()[keyPath: $0] } }
}

/// A property with a binding that the focused view publishes.
@available(iOS 14.0, *)
@propertyWrapper
public struct FocusedBinding<Value> {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>

  /// Reads the binding at a key path.
  ///
  /// - Parameter keyPath: The way to the binding.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    self.keyPath = keyPath
  }

  /// The value behind the binding, or nil where no view with the focus publishes one.
  public var wrappedValue: Value? {
    get { projectedValue?.wrappedValue }
    nonmutating set {
      if let newValue { projectedValue?.wrappedValue = newValue }
    }
  }

  /// The binding, or nil.
  public var projectedValue: Binding<Value>? { FocusedValues()[keyPath: keyPath] }
}

extension FocusedValue: DynamicProperty {}

extension FocusedBinding: DynamicProperty {}
