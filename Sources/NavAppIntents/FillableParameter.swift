/// A type-erased parameter of an intent.
@MainActor
package protocol FillableParameter: AnyObject {
  /// A Boolean value that indicates whether the intent needs a value for the parameter before it can run.
  nonisolated var needsValue: Bool { get }

  /// Sets the value of the parameter.
  ///
  /// - Parameter value: The value in the form of property lists; for an entity, its identifier.
  /// - Throws: `Refusal` if the value does not fit; any error of the app's own queries.
  func fill(with value: Any) async throws
}

/// A type for the values of parameters that may be omitted.
protocol OptionalParameter {
  /// The value of an omitted parameter.
  static var empty: Any { get }
  /// The type of the wrapped value.
  static var content: Any.Type { get }
}

extension Optional: OptionalParameter {
  static var empty: Any { Self.none as Any }
  static var content: Any.Type { Wrapped.self }
}
