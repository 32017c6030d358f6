import Foundation

/// The paths of an archive's entries, as a program that unpacks the archive would use them.
struct UnpackedPaths {
  private let entries: [Place]

  /// An entry with its path in a form that is the same for all computers.
  private struct Place {
    let entry: ArchiveEntry
    /// The names of the folders and the file, separated by zeros.
    let key: [UInt8]

    func isBelow(_ other: Place) -> Bool {
      key.count > other.key.count && key[other.key.count] == 0 && key.starts(with: other.key)
    }
  }

  /// Creates a sorted list of paths, in which each entry is directly followed by the entries below it.
  ///
  /// - Parameter entries: The entries of the archive.
  init(_ entries: [ArchiveEntry]) {
    self.entries = entries.map { Place(entry: $0, key: Self.key(of: $0.path)) }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
  }

  /// Throws an error unless unpacking produces the same files on every computer, and none outside the target folder.
  ///
  /// - Throws: The first path below a link, or the first two that some computers take for one.
  func check() throws(ArchiveError) {
    var link: Place?
    var before: Place?
    for place in entries {
      if let link, place.isBelow(link) {
        throw .belowLink(path: place.entry.path, link: link.entry.path)
      }
      if let before, before.key == place.key, before.entry.path != place.entry.path,
        before.entry.kind != .folder || place.entry.kind != .folder
      {
        throw .alike(before.entry.path, place.entry.path)
      }
      if place.entry.kind == .link { link = place }
      before = place
    }
  }

  /// Returns a key that is equal for paths that some file systems do not distinguish.
  private static func key(of path: String) -> [UInt8] {
    let folded = path.lowercased().decomposedStringWithCanonicalMapping
    let names = folded.utf8.split { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
    return Array(names.filter { !$0.elementsEqual(".".utf8) }.joined(separator: [0]))
  }
}
