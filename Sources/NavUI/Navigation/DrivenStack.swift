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
  /// - Parameter count: How many screens to leave.
  /// - Throws: `Refusal` when there are not so many.
  func goBack(levels count: Int) throws

  /// Changes the path, as a router does.
  ///
  /// - Parameters:
  ///   - count: How many values stay.
  ///   - values: The values to add.
  /// - Throws: `Refusal` when a value does not fit.
  func setPath(keeping count: Int, adding values: [PathElement]) throws
}
