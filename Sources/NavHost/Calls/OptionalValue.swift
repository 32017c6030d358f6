/// An optional of any type.
protocol OptionalValue {
  /// The wrapped value, if there is one.
  var content: Any? { get }

  /// Returns an optional with another value.
  static func wrapping(_ content: Any) -> Any
}

extension Optional: OptionalValue {
  var content: Any? { self }

  static func wrapping(_ content: Any) -> Any {
    (content as? Wrapped) as Any
  }
}
