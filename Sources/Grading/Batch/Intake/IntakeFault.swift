package import Archives

/// A reason why a submission cannot be read, which the submission's author can always remedy.
package enum IntakeFault: Error, Hashable, Sendable {
  /// An empty submission.
  case empty
  /// A submission that contains no file with the required extension.
  case noSuchFile(suffix: String)
  /// A submission without the required files, but with others that have the same extension.
  case wrongNames(missing: [String], found: [String])
  /// A submission with all required files, but in different folders.
  case scattered(files: [String])
  /// A submission with all required files, but in a folder below the levels that are searched.
  case tooDeep(folder: String)
  /// A submission without files, but with several archives.
  case severalArchives([String])
  /// A submission in which several folders contain the required files.
  case ambiguous(folders: [String])
  /// A required file, or a submission, that is a link.
  case link(String)
  /// A required file, or a submission, that is a device, a pipe or another special file.
  case special(String)
  /// A required file that is a folder.
  case folder(String)
  /// A required file that occurs more than once, in which case different programs might read different copies.
  case repeated(String)
  /// A required file that is longer than the given limit, in bytes.
  case tooLong(String, limit: Int)
  /// A required file that stops being valid UTF-8 text at the given line and byte column.
  case notUTF8(String, line: Int, column: Int)
  /// A required file that is text in UTF-16.
  case utf16(String)
  /// A required file that contains a NUL byte at the given line and column.
  case nulByte(String, line: Int, column: Int)
  /// An archive that cannot be used, for the reason in the error.
  case archive(ArchiveError)
  /// An archive in an unsupported format.
  case otherArchive(String)
  /// A submission whose name is not valid UTF-8.
  case name
  /// A required file whose name contains a character that controls a terminal or breaks a line.
  case fileName(String)
  /// A file that cannot be read, with the system's message.
  case unreadable(String, String)
}

extension IntakeFault: CustomStringConvertible {
  /// A description of the fault and advice, in sentences for the learner.
  package var description: String {
    switch self {
    case .empty: "There is nothing in the submission; hand in the exercise's files."
    case .noSuchFile(let suffix): "There is no \(suffix) file in the submission; hand in one."
    case .wrongNames(let missing, let found):
      "The submission contains \(Self.list(found)), but not \(Self.list(missing)); "
        + "use the file names that the exercise requires."
    case .scattered(let files):
      "\(Self.list(files)) are not in the same folder; put them into one folder."
    case .tooDeep(let folder):
      "The files are in \(Self.shown(folder)), more than \(WorkListing.depth) folders down; hand in that folder itself."
    case .severalArchives(let names):
      "There are several archives, \(Self.list(names)); hand in only one of them."
    case .ambiguous(let folders):
      "Several folders contain the exercise's files, \(Self.list(folders)); hand in only one of these folders."
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
    case .utf16(let name): "\(Self.shown(name)) is text in UTF-16; save it as UTF-8."
    case .nulByte(let name, let line, let column):
      "\(Self.shown(name)):\(line):\(column): the file contains a NUL byte, so it is not text; remove this byte."
    case .archive(let error): "The archive \(error)."
    case .otherArchive(let suffix):
      "A \(suffix) archive cannot be read; hand in a folder, a .zip or a .tar.gz."
    case .fileName(let name):
      "The file name \(Self.shown(name)) contains an invisible character; rename the file."
    case .name: "The submission's name is not UTF-8 text; rename the submission."
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

  /// Returns a name in which escapes replace characters that control a terminal or break a line.
  static func shown(_ name: String) -> String {
    VisibleName.of(name)
  }
}
