/// The properties and methods of a type.
package struct TypeCalls {
  /// The properties, keyed by name.
  package var properties: [String: PropertyCalls] = [:]
  /// The methods, keyed by name with argument labels.
  ///
  /// Methods that differ only in types share a key.
  package var methods: [String: [MethodCalls]] = [:]
  /// The closures that call initialisers, keyed by name with argument labels.
  package var makers: [String: [@MainActor (NavCallArguments) throws -> Any?]] = [:]
}

/// The type of a property and the closures that read and set it.
package struct PropertyCalls {
  /// The type of the property's value.
  package var type: Any.Type
  /// A closure that reads the property.
  package var read: @MainActor (Any) -> Any
  /// A closure that sets the property, or nil for a read-only property.
  package var write: (@MainActor (inout Any, Any) -> Void)?
}

/// The closure that calls a method, and a flag that marks a mutating method.
package struct MethodCalls {
  /// A Boolean value that indicates whether the method mutates the value on which it is called.
  package var isMutating: Bool
  /// The closure that calls the method.
  package var body: Body

  /// A closure that calls a method.
  package enum Body {
    /// A closure for a method that returns without suspending.
    case atOnce(@MainActor (inout Any, NavCallArguments) throws -> Any)
    /// A closure for a method that may suspend.
    case inTime(@MainActor (Any, NavCallArguments) async throws -> Any)
  }
}
