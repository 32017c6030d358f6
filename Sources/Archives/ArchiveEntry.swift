/// One thing in an archive, as the archive's own list tells it.
package struct ArchiveEntry: Hashable, Sendable {
  /// The path, as it is written there; a folder's without the slash at its end.
  package var path: String
  /// The kind of entry.
  package var kind: Kind
  /// The length of its content as the archive tells it, in bytes.
  package var size: Int

  package init(path: String, kind: Kind = .file, size: Int = 0) {
    self.path = path
    self.kind = kind
    self.size = size
  }

  /// The kinds of things in archives.
  package enum Kind: Hashable, Sendable {
    case file
    case folder
    /// A symbolic or hard link.
    case link
    /// A device, a pipe, a socket, or what else only a file system can hold.
    case special
  }
}

extension ArchiveEntry {
  /// Whether the path leads out of the folder that the archive is unpacked in.
  var escapes: Bool {
    let parts = path.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\\" }
    let isDrive = path.dropFirst().first == ":" && path.first?.isLetter == true
    return parts.first?.isEmpty != false || parts.contains("..") || isDrive
  }
}
