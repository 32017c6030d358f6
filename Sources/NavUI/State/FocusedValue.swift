public import NavFoundation

/// A property wrapper that reads a value published by the focused view or the scene.
@available(iOS 14.0, *)
@propertyWrapper
public struct FocusedValue<Value> {
  private let read: (FocusedValues) -> Value?
  private var values = PublishedFocus()

  /// Creates a property that reads the value at a key path.
  ///
  /// - Parameter keyPath: The key path to the value.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Creates a property that reads an observable object published by the focused view.
  ///
  /// - Parameter objectType: The object's class.
  @available(iOS 17.0, *)
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[object: objectType] }
  }

  /// The published value, or nil if there is none.
  public var wrappedValue: Value? { read(values.current) }
}

/// A property wrapper that reads a binding published by the focused view or the scene.
@available(iOS 14.0, *)
@propertyWrapper
public struct FocusedBinding<Value> {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var values = PublishedFocus()

  /// Creates a property that reads the binding at a key path.
  ///
  /// - Parameter keyPath: The key path to the binding.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    self.keyPath = keyPath
  }

  /// The value of the published binding, or nil if there is none.
  public var wrappedValue: Value? {
    get { values.current[keyPath: keyPath]?.wrappedValue }
    nonmutating set {
      if let newValue { values.current[keyPath: keyPath]?.wrappedValue = newValue }
    }
  }

  /// A binding to the value of the published binding, or to nil if there is none.
  public var projectedValue: Binding<Value?> {
    let property = self
    return Binding<Value?>(
      get: { property.wrappedValue },
      set: { property.wrappedValue = $0 }
    )
  }
}

/// A property wrapper that reads an object published by the focused view or the scene.
@available(iOS 16.0, *)
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject> {
  private var values = PublishedFocus()

  /// Creates a property that reads the published object of a class.
  public init() {}

  /// The published object, or nil if there is none.
  public var wrappedValue: ObjectType? { values.current[object: ObjectType.self] }

  /// A wrapper that creates bindings to the properties of the object, or nil if there is none.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper? {
    wrappedValue.map { ObservedObject(wrappedValue: $0).projectedValue }
  }
}

extension FocusedValue: DynamicProperty {}

extension FocusedBinding: DynamicProperty {}

extension FocusedObject: DynamicProperty {}

/// A property wrapper that reads the values published by the focused view and the scene.
@propertyWrapper
struct PublishedFocus {
  private weak var node: ViewNode?

  init() {}

  var wrappedValue: FocusedValues { current }

  /// The values currently published by the focused view and the scene.
  var current: FocusedValues {
    guard let node, isMainThread() else { return FocusedValues() }
    let reader = Unchecked(value: node)
    return assumeMainThread {
      Unchecked(value: reader.value.graph.focusedValues.current(for: reader.value))
    }.value
  }
}

extension PublishedFocus: NodeProperty {
  static func connect(
    _ pointer: UnsafeMutableRawPointer,
    slot: inout AnyObject?,
    site: PropertySite
  ) {
    pointer.assumingMemoryBound(to: Self.self).pointee.node = site.node
  }
}
