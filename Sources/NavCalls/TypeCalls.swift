/// The properties and methods of one type.
package struct TypeCalls {
  /// The properties by name.
  package var properties: [String: PropertyCalls] = [:]
  /// The methods by their names with labels; those that differ by types only stand in one list.
  package var methods: [String: [MethodCalls]] = [:]
  /// The makers of values, by names with labels; they return nil for what can't be made.
  package var makers: [String: [@MainActor (NavCallArguments) throws -> Any?]] = [:]
}

/// A property.
package struct PropertyCalls {
  /// The type of its value.
  package var type: Any.Type
  /// Reads it.
  package var read: @MainActor (Any) -> Any
  /// Writes it, or nil where that is not allowed.
  package var write: (@MainActor (inout Any, Any) -> Void)?
}

/// A method.
package struct MethodCalls {
  /// Whether it changes the value that it belongs to.
  package var isMutating: Bool
  /// Calls it.
  package var body: Body

  /// A way to call a method.
  package enum Body {
    /// It returns at once.
    case atOnce(@MainActor (inout Any, NavCallArguments) throws -> Any)
    /// It may wait.
    case inTime(@MainActor (Any, NavCallArguments) async throws -> Any)
  }
}
