/// The limits on an archive.
package struct ArchiveLimits: Hashable, Sendable {
  /// The maximum length of an archive, in bytes.
  package var archiveBytes = 64 << 20
  /// The maximum number of files and folders.
  package var entries = 20_000
  /// The maximum length of a path in bytes: the largest limit of any system.
  package var pathBytes = 4_096
  /// The maximum total length of the contents, in bytes.
  package var totalBytes = 128 << 20
  /// The maximum ratio of unpacked to packed length.
  package var ratio = 200
  /// The length up to which contents may have any packing ratio, in bytes.
  package var harmlessBytes = 4 << 20

  package init() {}

  /// Throws an error if a path exceeds the maximum length.
  ///
  /// - Parameter path: The path, before any other use of it.
  /// - Throws: `ArchiveError` if it is too long.
  func check(path: String) throws(ArchiveError) {
    guard path.utf8.count <= pathBytes else { throw .longPath(limit: pathBytes) }
  }

  /// Throws an error if unpacked bytes exceed the length or ratio limit.
  func check(unpacked: Int, packed: Int) throws(ArchiveError) {
    guard unpacked <= totalBytes else { throw .tooMuch(limit: totalBytes) }
    guard unpacked <= harmlessBytes || unpacked / max(packed, 1) <= ratio else {
      throw .bomb(ratio: ratio)
    }
  }
}
