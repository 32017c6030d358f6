import Foundation

/// The content of an untrusted archive, which is never written to disk.
package struct Archive: Hashable, Sendable {
  /// The entries that the archive lists, in the archive's order.
  package var entries: [ArchiveEntry]
  /// The contents of the requested files, keyed by their paths.
  package var contents: [String: [UInt8]]

  package init(entries: [ArchiveEntry] = [], contents: [String: [UInt8]] = [:]) {
    self.entries = entries
    self.contents = contents
  }

  /// The file name extensions of supported archives.
  package static let suffixes = [".zip", ".tar.gz", ".tgz", ".tar"]

  /// Reads the archive in a file.
  ///
  /// - Parameters:
  ///   - path: The path of the archive, whose format is recognized by its content, not its name.
  ///   - limits: The limits on the archive.
  ///   - isWanted: A closure that returns whether the content of an entry is requested.
  /// - Returns: The list, and the requested contents.
  /// - Throws: The reason why it cannot be used.
  package static func read(
    _ path: String,
    limits: ArchiveLimits = ArchiveLimits(),
    isWanted: (ArchiveEntry) -> Bool
  ) throws(ArchiveError) -> Archive {
    let bytes = try ArchiveFile(path: path).bytes(limit: limits.archiveBytes)
    return try Archive(bytes, limits: limits, isWanted: isWanted)
  }

  /// Creates the content of an archive from the archive's bytes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the archive.
  ///   - limits: The limits on the archive.
  ///   - isWanted: A closure that returns whether the content of an entry is requested.
  /// - Throws: The reason why it cannot be used.
  package init(
    _ bytes: [UInt8],
    limits: ArchiveLimits = ArchiveLimits(),
    isWanted: (ArchiveEntry) -> Bool
  ) throws(ArchiveError) {
    switch bytes.prefix(4) {
    case [0x50, 0x4B, 0x03, 0x04], [0x50, 0x4B, 0x05, 0x06]:
      self = try ZipReader(bytes: bytes, limits: limits).archive(isWanted)
    case let start where start.starts(with: [0x1F, 0x8B]):
      self = try Self.unpackedTar(bytes, limits: limits, isWanted: isWanted)
    default:
      guard TarHeader.begins(bytes) else { throw .broken("it is neither a zip nor a tar archive") }
      var reader = TarReader(limits: limits)
      try reader.read(bytes[...], isWanted)
      self = try reader.archive()
    }
    try UnpackedPaths(entries).check()
  }

  private static func unpackedTar(
    _ bytes: [UInt8],
    limits: ArchiveLimits,
    isWanted: (ArchiveEntry) -> Bool
  ) throws(ArchiveError) -> Archive {
    var reader = TarReader(limits: limits)
    let inflater = try Inflater(format: .gzip)
    var total = 0
    try inflater.inflate(bytes[...]) { piece, consumed throws(ArchiveError) in
      total += piece.count
      try limits.check(unpacked: total, packed: consumed)
      try reader.read(piece, isWanted)
    }
    return try reader.archive()
  }
}
