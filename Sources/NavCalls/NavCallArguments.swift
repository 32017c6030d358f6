/// The arguments of a call, which are read as the types that the called method expects.
@MainActor
public struct NavCallArguments {
  private let read: @MainActor (Int, Any.Type) throws -> Any

  /// Creates arguments from a closure that reads them.
  ///
  /// - Parameter read: A closure that reads the argument at a position as a type, or throws if the value has another
  ///   type.
  package init(read: @escaping @MainActor (Int, Any.Type) throws -> Any) {
    self.read = read
  }

  /// Returns the argument at a position.
  ///
  /// - Parameter index: The position, counted from 0.
  /// - Returns: The value.
  /// - Throws: `NavCallArgumentError` if the literal is not a value of the type.
  public func value<Value>(_ index: Int) throws -> Value {
    let value: Any
    do {
      value = try read(index, Value.self)
    } catch {
      throw NavCallArgumentError(index: index, reason: error)
    }
    guard let value = value as? Value else {
      throw NavCallArgumentError(index: index, reason: nil)
    }
    return value
  }
}

/// An error that indicates that a method was not called because an argument had the wrong type.
public struct NavCallArgumentError: Error {
  /// The position of the argument.
  package let index: Int
  /// The reason why the value cannot be read, or nil if it is unknown.
  package let reason: (any Error)?
}
