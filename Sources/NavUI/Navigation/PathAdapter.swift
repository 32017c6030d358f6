/// The path of one navigation stack, whatever holds it.
@MainActor
package protocol PathAdapter: AnyObject {
  /// The values that the stack has last seen, root first.
  var count: Int { get }
  /// The driver's name for the type of the path, or nil for a path that the stack owns.
  var typeName: String? { get }
  /// The only type of value that fits, or nil when any does.
  var elementType: (any Any.Type)? { get }

  /// The keeper of the path.
  var keeper: BindingKeeper { get }

  /// Whether another adapter reads and writes the same path.
  ///
  /// - Parameter other: The other adapter.
  /// - Returns: False also when it cannot be known.
  func isBoundAs(_ other: any PathAdapter) -> Bool

  /// Reads the path, and compares it with what was last seen.
  ///
  /// - Returns: What has changed, or nil when nothing has.
  func read() -> PathChange?

  /// The value at a place.
  ///
  /// - Parameter index: The place, from 0.
  /// - Returns: The value.
  func value(at index: Int) -> PathElement

  /// Writes the path with values taken off its end and others added.
  ///
  /// - Parameters:
  ///   - count: How many values stay.
  ///   - values: The values to add.
  /// - Returns: Whether all the values fit the type of the path.
  func write(keeping count: Int, adding values: [PathElement]) -> Bool
}
