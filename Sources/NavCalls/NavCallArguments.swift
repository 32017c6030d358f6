/// The arguments of a call, read as the types of the called method.
@MainActor
public struct NavCallArguments {
  private let read: @MainActor (Int, Any.Type) throws -> Any

  /// Creates arguments.
  ///
  /// - Parameter read: A closure that reads the argument at a position as a type, or throws if the
  ///   value has another type.
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

/// An argument that does not have the method's type, so that the method was not called.
public struct NavCallArgumentError: Error {
  /// The argument's position.
  package let index: Int
  /// The reason why the value cannot be read, if there is one.
  package let reason: (any Error)?
}
