/// The limits of an archive.
package struct ArchiveLimits: Hashable, Sendable {
  /// The longest archive, in bytes.
  package var archiveBytes = 64 << 20
  /// The most files and folders.
  package var entries = 20_000
  /// The longest path, in bytes; no system knows a longer one.
  package var pathBytes = 4_096
  /// The longest contents, all together, in bytes.
  package var totalBytes = 128 << 20
  /// The ratio of the unpacked to the packed length that an archive may have.
  package var ratio = 200
  /// Contents of fewer bytes may be packed as well as they can be.
  package var harmlessBytes = 4 << 20

  package init() {}

  /// Makes sure that a path is one that a system could have.
  ///
  /// - Parameter path: The path, before anything else is done with it.
  /// - Throws: `ArchiveError` when it is longer.
  func check(path: String) throws(ArchiveError) {
    guard path.utf8.count <= pathBytes else { throw .longPath(limit: pathBytes) }
  }

  /// Makes sure that so many bytes may come out of so many.
  func check(unpacked: Int, packed: Int) throws(ArchiveError) {
    guard unpacked <= totalBytes else { throw .tooMuch(limit: totalBytes) }
    guard unpacked <= harmlessBytes || unpacked / max(packed, 1) <= ratio else {
      throw .bomb(ratio: ratio)
    }
  }
}
