/// A source of the catalogue's entries.
package protocol FaultEntrySource: Sendable {
  /// Reads the entry on a fault.
  ///
  /// - Parameter fault: The fault.
  /// - Returns: The entry.
  /// - Throws: All problems in its files.
  func entry(on fault: Fault) throws -> FaultEntry
}
