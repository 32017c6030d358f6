/// A navigation stack in the form for a driver.
@MainActor
package protocol DrivenStack: AnyObject {
  /// The number of values in the path.
  var pathCount: Int { get }
  /// The only type of value in the path, or nil if any is allowed.
  var pathElementType: (any Any.Type)? { get }
  /// The types with a declared destination, those nearest to the root first.
  var destinationTypes: [any Any.Type] { get }

  /// Goes back, as a user does.
  ///
  /// - Parameter count: The number of screens to leave.
  /// - Throws: `Refusal` if there are fewer.
  func goBack(levels count: Int) throws

  /// Changes the path, as a router does.
  ///
  /// - Parameters:
  ///   - count: The number of values to keep.
  ///   - values: The values to add.
  /// - Throws: `Refusal` if a value does not fit.
  func setPath(keeping count: Int, adding values: [PathElement]) throws
}
