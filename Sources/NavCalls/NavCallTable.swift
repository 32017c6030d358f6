/// The properties and methods of a learner's types, registered by generated code.
///
/// The name is long, like all names in this module, so that it cannot collide with a learner's.
@MainActor
public final class NavCallTable {
  /// The registered properties and methods, keyed by type.
  package private(set) var types: [ObjectIdentifier: TypeCalls] = [:]
  /// The closures that return globally named objects, such as `Router.shared`, keyed by name.
  package private(set) var roots: [String: @MainActor () -> AnyObject] = [:]

  package init() {}

  /// Registers a read-only property.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - path: The key path of the property.
  public func property<Root, Value>(_ name: String, _ path: KeyPath<Root, Value>) {
    types[ObjectIdentifier(Root.self), default: TypeCalls()].properties[name] = PropertyCalls(
      type: Value.self,
      read: { root in Self.cast(root, to: Root.self)[keyPath: path] }
    )
  }

  /// Registers a writable property.
  ///
  /// The compiler prefers this overload if both overloads are possible.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - path: The key path of the property.
  public func property<Root, Value>(_ name: String, _ path: WritableKeyPath<Root, Value>) {
    types[ObjectIdentifier(Root.self), default: TypeCalls()].properties[name] = PropertyCalls(
      type: Value.self,
      read: { root in Self.cast(root, to: Root.self)[keyPath: path] },
      write: { root, value in
        var changed = Self.cast(root, to: Root.self)
        changed[keyPath: path] = Self.cast(value, to: Value.self)
        root = changed
      }
    )
  }

  /// Registers a method.
  ///
  /// - Parameters:
  ///   - name: The method's name with its labels, such as `navigate(to:animated:)`.
  ///   - isMutating: Whether the method mutates the value on which it is called.
  ///   - body: A closure that calls the method.
  public func method<Root, Result>(
    _ name: String,
    isMutating: Bool = false,
    _ body: @escaping @MainActor (inout Root, NavCallArguments) throws -> Result
  ) {
    types[ObjectIdentifier(Root.self), default: TypeCalls()].methods[name, default: []].append(
      MethodCalls(
        isMutating: isMutating,
        body: .atOnce { root, arguments in
          var changed = Self.cast(root, to: Root.self)
          let result = try body(&changed, arguments)
          root = changed
          return result
        }
      )
    )
  }

  /// Registers an asynchronous method.
  ///
  /// - Parameters:
  ///   - name: The method's name with its labels.
  ///   - body: A closure that calls the method.
  public func waitingMethod<Root, Result>(
    _ name: String,
    _ body: @escaping @MainActor (Root, NavCallArguments) async throws -> Result
  ) {
    types[ObjectIdentifier(Root.self), default: TypeCalls()].methods[name, default: []].append(
      MethodCalls(
        isMutating: false,
        body: .inTime { root, arguments in
          try await body(Self.cast(root, to: Root.self), arguments)
        }
      )
    )
  }

  /// Registers an initialiser.
  ///
  /// - Parameters:
  ///   - name: The name with its labels, such as `init(title:)`, `gallery(_:)` or `home`.
  ///   - body: A closure that creates the value.
  public func maker<Result>(
    _ name: String,
    _ body: @escaping @MainActor (NavCallArguments) throws -> Result
  ) {
    types[ObjectIdentifier(Result.self), default: TypeCalls()].makers[name, default: []].append {
      try body($0)
    }
  }

  /// Registers a failable initialiser.
  ///
  /// - Parameters:
  ///   - name: The name with its labels.
  ///   - body: A closure that creates the value.
  public func failableMaker<Result>(
    _ name: String,
    _ body: @escaping @MainActor (NavCallArguments) throws -> Result?
  ) {
    types[ObjectIdentifier(Result.self), default: TypeCalls()].makers[name, default: []].append {
      try body($0)
    }
  }

  /// Registers an object with a global name.
  ///
  /// - Parameters:
  ///   - name: The name, such as `Router.shared`.
  ///   - body: A closure that reads the object.
  public func root(_ name: String, _ body: @escaping @MainActor () -> AnyObject) {
    roots[name] = body
  }

  private static func cast<Wanted>(_ value: Any, to type: Wanted.Type) -> Wanted {
    // The table finds entries by the type of the value, so the cast always succeeds.
    guard let value = value as? Wanted else {
      preconditionFailure("a value of type \(Swift.type(of: value)) is taken for a \(Wanted.self)")
    }
    return value
  }
}
