/// An entry of an archive, as described in the archive's own list.
package struct ArchiveEntry: Hashable, Sendable {
  /// The path as written in the archive, without the trailing slash of a folder.
  package var path: String
  /// The kind of entry.
  package var kind: Kind
  /// The length of the entry's content according to the archive, in bytes.
  package var size: Int

  package init(path: String, kind: Kind = .file, size: Int = 0) {
    self.path = path
    self.kind = kind
    self.size = size
  }

  /// A kind of entry in archives.
  package enum Kind: Hashable, Sendable {
    case file
    case folder
    /// A symbolic or hard link.
    case link
    /// A device, a pipe, a socket, or another special file.
    case special
  }
}

extension ArchiveEntry {
  /// A Boolean value that indicates whether the path leads out of the folder into which the archive is unpacked.
  var escapes: Bool {
    // A mark behind a slash makes one character with it, but the slash still separates names.
    let parts = path.unicodeScalars.split(omittingEmptySubsequences: false) {
      $0 == "/" || $0 == "\\"
    }
    let isDrive = path.dropFirst().first == ":" && path.first?.isLetter == true
    return parts.first?.isEmpty != false || parts.contains { $0.elementsEqual("..".unicodeScalars) }
      || isDrive
  }
}
