/// The reason why a learner's file cannot be built, found before the compiler runs.
package struct SourceFault: Hashable, Sendable, CustomStringConvertible {
  /// The learner's name of the file, or nil if all files together are at fault.
  package var file: String?
  /// The reason.
  package var reason: Reason

  /// A fault of a file.
  package enum Reason: Hashable, Sendable {
    /// No file was given.
    case noFiles
    /// The file does not exist.
    case missing
    /// It is a folder with the name of a file.
    case folder
    /// It is a folder without Swift files.
    case emptyFolder
    /// It is a symbolic link, which could point anywhere.
    case symbolicLink
    /// It is a pipe, a device or a socket.
    case notRegular
    /// The file cannot be read, with the system's message.
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
    /// It is not a valid project: something else was expected at this place.
    case notAProject(line: Int, column: Int, expected: String)
    /// The folder contains several projects.
    case chooseProject([String])
    /// Several targets could be the app.
    case chooseTarget([String])
    /// The project contains no app of this name.
    case noTarget(String, [String])
    /// The project contains no app.
    case noApp
    /// There is no view of this name that can be created without arguments.
    case noView(String, [String])
    /// There is no preview with this number.
    case noPreview(Int, [String])
    /// Its name contains a character that controls a terminal or breaks a line.
    case harmfulName
  }

  package var description: String {
    switch reason {
    case .notUTF8(let line, let column), .nulByte(let line, let column):
      "\(file ?? ""):\(line):\(column): \(sentence)"
    case .notAProject(let line, let column, _):
      "\(file ?? "")/project.pbxproj:\(line):\(column): \(sentence)"
    default: file.map { "\($0): \(sentence)" } ?? sentence
    }
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(12).map(PlainText.singleLine)
    return shown.joined(separator: ", ") + (names.count > 12 ? " and \(names.count - 12) more" : "")
  }

  private static func options(_ option: String, _ names: [String]) -> String {
    list(names.map { "\(option) \($0.contains(" ") && option == "--target" ? "\"\($0)\"" : $0)" })
  }

  private var sentence: String {
    switch reason {
    case .noFiles: "no Swift file to build; name at least one"
    case .missing: "no such file; check the spelling"
    case .folder: "this is a folder; name the Swift files in it"
    case .emptyFolder: "this folder has no Swift file; name a folder with an app"
    case .symbolicLink: "symbolic links are not followed; name the file itself"
    case .notRegular: "this is not an ordinary file"
    case .unreadable(let reason): "the file cannot be read: \(reason)"
    case .tooLarge(let limit): "the file is larger than \(limit / 1024) KB; split it"
    case .notUTF8: "the file is not UTF-8 text; save it as UTF-8"
    case .nulByte: "the file contains a NUL byte, so it is not Swift text; remove it"
    case .totalTooLarge(let limit): "the files together are larger than \(limit / 1024) KB"
    case .tooMany(let limit): "there are more than \(limit) files"
    case .notAProject(_, _, let expected):
      "the project cannot be read: \(expected) must be here; open it in Xcode, or name the Swift files"
    case .chooseProject(let projects):
      "the folder has several projects; name one of \(Self.list(projects))"
    case .chooseTarget(let names):
      "several targets could be the app; choose one with \(Self.options("--target", names))"
    case .noTarget(let name, let names):
      names.isEmpty
        ? "there is no target '\(name)' to choose here; leave --target out"
        : "the project has no app called '\(name)'; choose one with \(Self.options("--target", names))"
    case .noApp: "the project has no target for an app; name the app's Swift files"
    case .noView(let name, let names):
      names.isEmpty
        ? "'\(name)' is no view that can be made without arguments, and there is no other; use --preview"
        : "'\(name)' is not a view that can be created without arguments; choose one with \(Self.options("--view", names))"
    case .noPreview(let number, let titles):
      titles.isEmpty
        ? "there is no preview \(number): there is no #Preview here that can be opened"
        : "there is no preview \(number); choose one with \(Self.options("--preview", titles))"
    case .givenTwice: "the file is named twice; name it once"
    case .harmfulName: "the file name contains an invisible character; rename the file"
    case .notSwift: "a Swift file name must end in .swift; rename the file"
    }
  }
}
