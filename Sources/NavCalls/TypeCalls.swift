/// The properties and methods of one type.
package struct TypeCalls {
  /// The properties by name.
  package var properties: [String: PropertyCalls] = [:]
  /// The methods by their names with labels; methods that differ only in types are in one list.
  package var methods: [String: [MethodCalls]] = [:]
  /// The initialisers, by names with labels; they return nil if they fail.
  package var makers: [String: [@MainActor (NavCallArguments) throws -> Any?]] = [:]
}

/// A property.
package struct PropertyCalls {
  /// The type of its value.
  package var type: Any.Type
  /// Reads the property.
  package var read: @MainActor (Any) -> Any
  /// Writes it, or nil if that is not allowed.
  package var write: (@MainActor (inout Any, Any) -> Void)?
}

/// A method.
package struct MethodCalls {
  /// Whether it mutates the value that it belongs to.
  package var isMutating: Bool
  /// Calls the method.
  package var body: Body

  /// A way to call a method.
  package enum Body {
    /// It returns at once.
    case atOnce(@MainActor (inout Any, NavCallArguments) throws -> Any)
    /// It may suspend.
    case inTime(@MainActor (Any, NavCallArguments) async throws -> Any)
  }
}
