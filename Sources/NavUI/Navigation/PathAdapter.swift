/// The path of one navigation stack in any kind of storage.
@MainActor
package protocol PathAdapter: AnyObject {
  /// The number of values that the stack has last seen.
  var count: Int { get }
  /// The path's type name for the driver, or nil for a private path.
  var typeName: String? { get }
  /// The only allowed type of value, or nil if any is allowed.
  var elementType: (any Any.Type)? { get }

  /// The keeper of the path.
  var keeper: BindingKeeper { get }

  /// Returns whether another adapter uses the same path.
  ///
  /// - Parameter other: The other adapter.
  /// - Returns: Whether it does; false also if that is unknown.
  func isBoundAs(_ other: any PathAdapter) -> Bool

  /// Reads the path, and compares it with the last seen one.
  ///
  /// - Returns: The changes, or nil if there are none.
  func read() -> PathChange?

  /// Returns the value at an index.
  ///
  /// - Parameter index: The place, from 0.
  /// - Returns: The value.
  func value(at index: Int) -> PathElement

  /// Writes the path with values removed from its end and others added.
  ///
  /// - Parameters:
  ///   - count: The number of values to keep.
  ///   - values: The values to add.
  /// - Returns: Whether all the values fit the type of the path.
  func write(keeping count: Int, adding values: [PathElement]) -> Bool
}
