/// The owner of a binding's value.
package enum BindingKeeper {
  /// A view, the app or a constant.
  case state
  /// A property of an object.
  case object(AnyObject)
  /// Unknown storage that two closures access.
  case unknown
}

/// The storage that a binding reads and writes.
package class BindingLocation<Value>: DependencySource {
  /// The value in the storage.
  package var value: Value {
    get { preconditionFailure("A location must say where its value is.") }
    set { preconditionFailure("A location must say where \(newValue) goes.") }
  }

  /// The owner of the value.
  package var keeper: BindingKeeper { .state }

  /// A Boolean value that indicates whether values must be compared because changes are not reported.
  package var comparesValue: Bool { false }

  /// Returns whether the location is known to be the same as another location.
  package func isSame(as other: BindingLocation<Value>) -> Bool {
    self === other
  }
}

/// A location whose value is read and written by two closures.
package final class ClosureLocation<Value>: BindingLocation<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  package init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  package override var value: Value {
    get { get() }
    set { set(newValue) }
  }

  package override var keeper: BindingKeeper { .unknown }
}

/// The location of a part of another location's value.
package final class KeyPathLocation<Root, Value>: BindingLocation<Value> {
  private let root: BindingLocation<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  package init(root: BindingLocation<Root>, keyPath: WritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  package override var value: Value {
    get { root.value[keyPath: keyPath] }
    set { root.value[keyPath: keyPath] = newValue }
  }

  package override var keeper: BindingKeeper {
    Root.self is AnyObject.Type ? .object(root.value as AnyObject) : root.keeper
  }

  package override var comparesValue: Bool {
    Root.self is AnyObject.Type ? !(Root.self is any Observable.Type) : root.comparesValue
  }

  package override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? KeyPathLocation<Root, Value> else { return false }
    return keyPath == other.keyPath && root.isSame(as: other.root)
  }
}

/// The location of an object's property.
package final class ObjectLocation<Root: AnyObject, Value>: BindingLocation<Value> {
  private let object: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>

  package init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  package override var value: Value {
    get { object[keyPath: keyPath] }
    set { object[keyPath: keyPath] = newValue }
  }

  package override var keeper: BindingKeeper { .object(object) }

  package override var comparesValue: Bool { !(Root.self is any Observable.Type) }

  package override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Root, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}

/// A location whose value never changes.
package final class ConstantLocation<Value>: BindingLocation<Value> {
  private let constant: Value

  package init(_ value: Value) {
    constant = value
  }

  package override var value: Value {
    get { constant }
    set {}
  }
}
