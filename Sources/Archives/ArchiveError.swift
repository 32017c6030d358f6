/// A reason why an archive cannot be used.
package enum ArchiveError: Error, Hashable, Sendable {
  /// Data that is truncated, damaged or not an archive, with the reason.
  case broken(String)
  /// An unsupported archive format, with the reason.
  case unsupported(String)
  /// An archive that is longer than the given limit, in bytes.
  case tooLong(limit: Int)
  /// An archive with more entries than the given limit.
  case tooMany(limit: Int)
  /// A path that is longer than the given limit in bytes, the largest of any system.
  case longPath(limit: Int)
  /// Contents that are longer than the given limit, in bytes.
  case tooMuch(limit: Int)
  /// An archive with a suspiciously high ratio of unpacked to packed length.
  case bomb(ratio: Int)
  /// A path that leads out of the folder into which the archive is unpacked.
  case escape(path: String)
  /// A path below a link, which may lead to any location.
  case belowLink(path: String, link: String)
  /// Two paths that are the same on computers that ignore case or normalise Unicode.
  case alike(String, String)
  /// An archive file that cannot be read, with the system's message.
  case unreadable(String)
}

extension ArchiveError: CustomStringConvertible {
  /// A description of the fault with advice, as a sentence without its subject and full stop.
  package var description: String {
    switch self {
    case .broken(let reason): "is broken (\(reason)); pack it again"
    case .unsupported(let what): "is \(what), which is not supported; pack it as a plain .zip"
    case .tooLong(let limit): "is longer than \(limit >> 20) MB; leave out what was built"
    case .tooMany(let limit): "holds more than \(limit) files and folders; leave out what was built"
    case .longPath(let limit):
      "holds a path of more than \(limit) bytes; pack the folder by itself"
    case .tooMuch(let limit):
      "unpacks to more than \(limit >> 20) MB; leave out what was built"
    case .bomb(let ratio): "unpacks to more than \(ratio) times its length, as no project does"
    case .escape(let path):
      "holds a path that leads out of it, \(path.debugDescription); pack the folder by itself"
    case .belowLink(let path, let link):
      "holds \(path.debugDescription) below the link \(link.debugDescription); "
        + "pack the folder instead of the link"
    case .alike(let one, let other):
      "holds both \(one.debugDescription) and \(other.debugDescription), "
        + "which are the same file on some computers; rename one of them"
    case .unreadable(let reason): "cannot be read: \(reason)"
    }
  }
}
