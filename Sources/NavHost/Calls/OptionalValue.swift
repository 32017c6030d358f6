/// An optional of any type.
protocol OptionalValue {
  /// The wrapped value, or nil if there is none.
  var content: Any? { get }

  /// Returns an optional of the same type that wraps the given value.
  static func wrapping(_ content: Any) -> Any
}

extension Optional: OptionalValue {
  var content: Any? { self }

  static func wrapping(_ content: Any) -> Any {
    (content as? Wrapped) as Any
  }
}
