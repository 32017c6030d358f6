package import Archives

/// The reason why a submission cannot be read, which its author can always fix.
package enum IntakeFault: Error, Hashable, Sendable {
  /// It is empty.
  case empty
  /// It contains no file with the required extension.
  case noSuchFile(suffix: String)
  /// The required files are missing, but others with the same extension exist.
  case wrongNames(missing: [String], found: [String])
  /// Several folders contain the required files.
  case ambiguous(folders: [String])
  /// A required file, or the submission itself, is a link.
  case link(String)
  /// A required file, or the submission itself, is a device, a pipe or another special file.
  case special(String)
  /// A required file is a folder.
  case folder(String)
  /// The submission contains a required file more than once, so another program might read a
  /// different copy.
  case repeated(String)
  /// A required file is longer than allowed, in bytes.
  case tooLong(String, limit: Int)
  /// A required file is not UTF-8 text from this line and byte column on.
  case notUTF8(String, line: Int, column: Int)
  /// A required file contains a NUL byte.
  case nulByte(String, line: Int, column: Int)
  /// The archive is not usable.
  case archive(ArchiveError)
  /// The archive's format is not supported.
  case otherArchive(String)
  /// Its name is not UTF-8.
  case name
  /// The name of a required file contains a character that controls a terminal or breaks a line.
  case fileName(String)
  /// It cannot be read, with the system's message.
  case unreadable(String, String)
}

extension IntakeFault: CustomStringConvertible {
  /// The fault and the advice, in sentences for the learner.
  package var description: String {
    switch self {
    case .empty: "There is nothing in the submission; hand in the exercise's files."
    case .noSuchFile(let suffix): "There is no \(suffix) file in the submission."
    case .wrongNames(let missing, let found):
      "There is no \(Self.list(missing)) in the submission, but \(Self.list(found)); "
        + "use the file names that the exercise requires."
    case .ambiguous(let folders):
      "Several folders contain the exercise's files, \(Self.list(folders)); hand in one of them."
    case .link(let name):
      "\(Self.shown(name)) is a link, and NavLab does not follow links; hand in the file itself."
    case .special(let name): "\(Self.shown(name)) is not an ordinary file; hand in a text file."
    case .folder(let name):
      "\(Self.shown(name)) is a folder; hand in a file with this name."
    case .repeated(let name):
      "\(Self.shown(name)) appears more than once; hand in one file with this name."
    case .tooLong(let name, let limit):
      "\(Self.shown(name)) is longer than \(limit >> 10) KB; hand in a smaller file."
    case .notUTF8(let name, let line, let column):
      "\(Self.shown(name)):\(line):\(column): the file is not UTF-8 text; save it as UTF-8."
    case .nulByte(let name, let line, let column):
      "\(Self.shown(name)):\(line):\(column): the file contains a NUL byte, so it is not text; remove it."
    case .archive(let error): "The archive \(error)."
    case .otherArchive(let suffix):
      "A \(suffix) archive cannot be read; hand in a folder, a .zip or a .tar.gz."
    case .fileName(let name):
      "The file name \(Self.shown(name)) contains an invisible character; rename the file."
    case .name: "The submission's name is not UTF-8 text; give it another one."
    case .unreadable(let name, let reason): "\(Self.shown(name)) cannot be read: \(reason)."
    }
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(4).map(shown)
    guard names.count == shown.count else {
      return "\(shown.joined(separator: ", ")) and \(names.count - shown.count) more"
    }
    guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
    return "\(shown.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// Returns a name without characters that control a terminal or break a line.
  static func shown(_ name: String) -> String {
    VisibleName.of(name)
  }
}
