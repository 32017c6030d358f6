/// A property wrapper that reads and writes a value owned elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  package let location: BindingLocation<Value>

  package init(location: BindingLocation<Value>) {
    self.location = location
  }

  /// Creates a binding from two closures that read and write a value.
  ///
  /// - Parameters:
  ///   - get: A closure that reads the value.
  ///   - set: A closure that writes the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get: get, set: set)
  }

  /// Creates a binding to the value of another binding.
  ///
  /// - Parameter projectedValue: The other binding.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// The value of the binding.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.value = newValue }
  }

  /// The binding itself, to which `$` refers.
  public var projectedValue: Binding<Value> { self }

  /// Returns a binding to a part of the value.
  ///
  /// - Parameter keyPath: The key path to the part.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(location: KeyPathLocation(root: location, keyPath: keyPath))
  }

  /// Returns a binding to a value that never changes.
  ///
  /// - Parameter value: The value.
  /// - Returns: The binding, which ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
  /// Creates a binding to an optional value from a binding to a value.
  ///
  /// - Parameter base: The binding to the value.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { newValue in
        if let newValue { base.wrappedValue = newValue }
      }
    )
  }

  /// Creates a binding to the value in an optional, or returns nil if the optional is nil.
  ///
  /// - Parameter base: The binding to the optional.
  public init?(_ base: Binding<Value?>) {
    guard let current = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? current }, set: { base.wrappedValue = $0 })
  }

  /// Creates a binding that erases the type of a hashable value.
  ///
  /// - Parameter base: The binding to the value.
  public init<Base: Hashable>(_ base: Binding<Base>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { newValue in
        if let value = newValue.base as? Base { base.wrappedValue = value }
      }
    )
  }
}

extension Binding where Value: MutableCollection {
  /// Returns a binding to a single element of the collection.
  package func element(at index: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue[index] },
      set: { wrappedValue[index] = $0 }
    )
  }
}

extension Binding: ValueComparing {
  package static func connect(
    _ pointer: UnsafeMutableRawPointer,
    slot: inout AnyObject?,
    site: PropertySite
  ) {}

  package static func isSame(
    _ old: UnsafeMutableRawPointer,
    _ new: UnsafeMutableRawPointer
  ) -> Bool {
    let old = old.assumingMemoryBound(to: Self.self).pointee.location
    return old.isSame(as: new.assumingMemoryBound(to: Self.self).pointee.location)
  }

  package static func note(_ pointer: UnsafeMutableRawPointer, slot: inout AnyObject?) {
    let location = pointer.assumingMemoryBound(to: Self.self).pointee.location
    slot = location.comparesValue ? NotedValue(location.value) : nil
  }

  package static func isNoted(_ pointer: UnsafeMutableRawPointer, slot: AnyObject?) -> Bool {
    let location = pointer.assumingMemoryBound(to: Self.self).pointee.location
    guard location.comparesValue else { return true }
    guard let noted = slot as? NotedValue<Value> else { return false }
    return noted.isSame(as: location.value)
  }
}

/// The value of a binding during the evaluation of a body.
private final class NotedValue<Value> {
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Returns whether another value has the same bytes, regardless of the type's `==`.
  func isSame(as other: Value) -> Bool {
    var other = other
    return withUnsafeBytes(of: &value) { old in
      withUnsafeBytes(of: &other) { new in
        old.elementsEqual(new)
      }
    }
  }
}
