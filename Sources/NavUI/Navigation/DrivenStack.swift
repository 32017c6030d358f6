/// A navigation stack, with the operations that the app's driver uses.
@MainActor
package protocol DrivenStack: AnyObject {
  /// The number of values in the path.
  var pathCount: Int { get }
  /// The type of the values in the path, or nil if values of any type are allowed.
  var pathElementType: (any Any.Type)? { get }
  /// The types with a declared destination, starting with those declared nearest to the root.
  var destinationTypes: [any Any.Type] { get }

  /// Pops levels, as a user does with the back button.
  ///
  /// - Parameter count: The number of screens to leave.
  /// - Throws: `Refusal` if there are fewer.
  func goBack(levels count: Int) throws

  /// Keeps the first values of the path and appends new values, as a router does.
  ///
  /// - Parameters:
  ///   - count: The number of values to keep.
  ///   - values: The values to add.
  /// - Throws: `Refusal` if a value does not fit.
  func setPath(keeping count: Int, adding values: [PathElement]) throws
}
