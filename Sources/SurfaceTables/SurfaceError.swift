/// An error for a table's line that cannot be read or translated into Swift.
package struct SurfaceError: Error, Equatable {
  /// The number of the line in the table.
  package let line: Int

  /// The reason for the error and its remedy.
  package let reason: String
}
