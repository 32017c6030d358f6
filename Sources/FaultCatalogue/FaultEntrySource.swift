/// A source of the fault catalogue's entries.
package protocol FaultEntrySource: Sendable {
  /// Returns the fault catalogue's entry on a fault.
  ///
  /// - Parameter fault: The fault.
  /// - Returns: The entry.
  /// - Throws: All problems in its files.
  func entry(on fault: Fault) throws -> FaultEntry
}
