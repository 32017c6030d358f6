/// Why a learner's file cannot be built, before any compiler has seen it.
package struct SourceFault: Hashable, Sendable, CustomStringConvertible {
  /// The name of the file, as shown to the learner, or nil when all files together are at fault.
  package var file: String?
  /// What is wrong.
  package var reason: Reason

  /// What can be wrong with a file.
  package enum Reason: Hashable, Sendable {
    /// No file was given at all.
    case noFiles
    /// There is no such file.
    case missing
    /// It is a folder whose name ends as a file's.
    case folder
    /// It is a folder without Swift files.
    case emptyFolder
    /// It is a symbolic link, which could lead anywhere.
    case symbolicLink
    /// It is a pipe, a device or a socket.
    case notRegular
    /// It may not be read, in the system's words.
    case unreadable(String)
    /// It is longer than allowed, in bytes.
    case tooLarge(limit: Int)
    /// It is not UTF-8 from this line and byte column on.
    case notUTF8(line: Int, column: Int)
    /// It has a NUL byte at this line and byte column.
    case nulByte(line: Int, column: Int)
    /// All files together are longer than allowed, in bytes.
    case totalTooLarge(limit: Int)
    /// There are more files than allowed.
    case tooMany(limit: Int)
    /// The same file was given twice.
    case givenTwice
    /// Its name does not end in `.swift`.
    case notSwift
    /// Its name holds a character that steers a terminal or breaks a line.
    case harmfulName
  }

  package var description: String {
    switch reason {
    case .notUTF8(let line, let column), .nulByte(let line, let column):
      "\(file ?? ""):\(line):\(column): \(sentence)"
    default: file.map { "\($0): \(sentence)" } ?? sentence
    }
  }

  private var sentence: String {
    switch reason {
    case .noFiles: "no Swift file to build; name at least one"
    case .missing: "no such file; check the spelling"
    case .folder: "this is a folder; name the Swift files in it"
    case .emptyFolder: "no Swift file is in this folder; name one that holds an app"
    case .symbolicLink: "symbolic links are not followed; name the file itself"
    case .notRegular: "this is not an ordinary file"
    case .unreadable(let reason): "the file cannot be read: \(reason)"
    case .tooLarge(let limit): "the file is longer than \(limit / 1024) KB; split it"
    case .notUTF8: "the file is not UTF-8 text; save it as UTF-8"
    case .nulByte: "the file holds a NUL byte, so it is not Swift text; remove it"
    case .totalTooLarge(let limit): "the files together are longer than \(limit / 1024) KB"
    case .tooMany(let limit): "there are more than \(limit) files"
    case .givenTwice: "the file is named twice; name it once"
    case .harmfulName: "the file's name holds a character that cannot be seen; rename it"
    case .notSwift: "a Swift file's name ends in .swift; rename it"
    }
  }
}
