/// The reason why an archive cannot be used.
package enum ArchiveError: Error, Hashable, Sendable {
  /// It is truncated, damaged, or not an archive, for the reason in the text.
  case broken(String)
  /// Its format is not supported, as the text says.
  case unsupported(String)
  /// It is longer than allowed, in bytes.
  case tooLong(limit: Int)
  /// It contains more entries than allowed.
  case tooMany(limit: Int)
  /// A path in it is longer than any system allows, in bytes.
  case longPath(limit: Int)
  /// Its contents are longer than allowed, in bytes.
  case tooMuch(limit: Int)
  /// It unpacks to so much more than its own length that it must be malicious.
  case bomb(ratio: Int)
  /// A path in it leads out of the folder into which it is unpacked.
  case escape(path: String)
  /// A path in it lies below a link, which may lead anywhere.
  case belowLink(path: String, link: String)
  /// Two of its paths are one for computers that ignore capitals, or write letters in one form.
  case alike(String, String)
  /// The file cannot be read, with the system's message.
  case unreadable(String)
}

extension ArchiveError: CustomStringConvertible {
  /// The fault and the advice, in a sentence without its subject and full stop.
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
        + "which are one file on some computers; rename one of them"
    case .unreadable(let reason): "cannot be read: \(reason)"
    }
  }
}
