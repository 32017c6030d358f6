/// A property wrapper that creates bindings to the properties of an observable object.
@available(iOS 17.0, *)
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The observable object.
  public var wrappedValue: Value

  /// The property wrapper itself, to which `$` refers.
  public var projectedValue: Bindable<Value> { self }

  /// Creates a property, but is unavailable because the value is not an observable object.
  ///
  /// Without it, the compiler would give a view's own initializer a parameter of type `Bindable<Value>`.
  ///
  /// - Parameter wrappedValue: The value.
  @available(
    *,
    unavailable,
    message: "The wrapped value must be an object of an @Observable class"
  )
  public init(wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  private init(object: Value) {
    wrappedValue = object
  }
}

extension Bindable where Value: AnyObject {
  /// Returns a binding to a property of the object.
  ///
  /// - Parameter keyPath: The property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(location: ObjectLocation(object: wrappedValue, keyPath: keyPath))
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Creates a property for bindings to the properties of an object.
  ///
  /// - Parameter wrappedValue: The object.
  public init(wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  /// Creates a property for bindings to the properties of an object.
  ///
  /// - Parameter wrappedValue: The object.
  public init(_ wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  /// Creates a property for the same object as another property.
  ///
  /// - Parameter projectedValue: The other property.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable: @unchecked Sendable where Value: Sendable {}

extension Bindable: NodeProperty {
  package static func connect(
    _ pointer: UnsafeMutableRawPointer,
    slot: inout AnyObject?,
    site: PropertySite
  ) {
    let object = pointer.assumingMemoryBound(to: Self.self).pointee.wrappedValue
    site.register(object, wrapper: "@Bindable")
  }

  package static func isSame(
    _ old: UnsafeMutableRawPointer,
    _ new: UnsafeMutableRawPointer
  ) -> Bool {
    memcmp(old, new, MemoryLayout<Self>.size) == 0
  }
}
