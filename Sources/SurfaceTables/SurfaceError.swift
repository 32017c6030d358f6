/// A line of a table that cannot be read, or that no Swift can be made from.
package struct SurfaceError: Error, Equatable {
  /// The number of the line in its table.
  package let line: Int

  /// The reason, and what to write instead.
  package let reason: String
}
