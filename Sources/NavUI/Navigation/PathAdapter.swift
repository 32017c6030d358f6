/// An adapter that gives a navigation stack access to its path, however the path is stored.
@MainActor
package protocol PathAdapter: AnyObject {
  /// The number of values in the path when the stack last read it.
  var count: Int { get }
  /// The type name of the path for the driver, or nil for a private path.
  var typeName: String? { get }
  /// The type of the path's values, or nil if values of any type are allowed.
  var elementType: (any Any.Type)? { get }

  /// The owner of the path's value.
  var keeper: BindingKeeper { get }

  /// Returns whether another adapter is bound to the same path.
  ///
  /// - Parameter other: The other adapter.
  /// - Returns: Whether both adapters are bound to the same path; false if this is unknown.
  func isBoundAs(_ other: any PathAdapter) -> Bool

  /// Reads the path and returns the change since the previous read, or nil if there is none.
  ///
  /// - Returns: The changes, or nil if there are none.
  func read() -> PathChange?

  /// Returns the value at an index.
  ///
  /// - Parameter index: The index, counted from 0.
  /// - Returns: The value.
  func value(at index: Int) -> PathElement

  /// Replaces the end of the path with other values, and returns whether all of them fit the path's type.
  ///
  /// - Parameters:
  ///   - count: The number of values to keep.
  ///   - values: The values to add.
  /// - Returns: Whether all the values fit the type of the path.
  func write(keeping count: Int, adding values: [PathElement]) -> Bool
}
