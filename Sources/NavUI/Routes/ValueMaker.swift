/// A type that creates values with the learner's code if reflection is not sufficient.
package protocol ValueMaker {
  /// Returns the value that the learner's code creates from a name and arguments, or nil if there is no such code.
  ///
  /// - Parameters:
  ///   - name: The name, such as `init` or that of a case.
  ///   - arguments: The arguments.
  ///   - type: The type of the value.
  ///   - read: A closure that reads an argument as a type.
  /// - Returns: The value, or nil if there is no code of this name with these labels.
  /// - Throws: An error if an argument does not fit, or if the code fails.
  func value(
    _ name: String,
    _ arguments: [RouteLiteral.Argument],
    as type: Any.Type,
    read: @escaping (RouteLiteral, Any.Type) throws -> Any
  ) throws -> Any?
}
