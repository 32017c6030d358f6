/// A reason why a learner's file cannot be built, found before the compiler runs.
package struct SourceFault: Hashable, Sendable, CustomStringConvertible {
  /// The learner's name for the file, or nil if the files together are at fault.
  package var file: String?
  /// The reason why the file cannot be built.
  package var reason: Reason

  /// A reason why files cannot be built.
  package enum Reason: Hashable, Sendable {
    /// A request that names no files.
    case noFiles
    /// A file that does not exist.
    case missing
    /// A folder with the name of a Swift file.
    case folder
    /// A path to a folder without Swift files.
    case emptyFolder
    /// A symbolic link, which could refer to any file.
    case symbolicLink
    /// A pipe, a device or a socket in place of a file.
    case notRegular
    /// A file that cannot be read, with the system's message.
    case unreadable(String)
    /// A file that is longer than the given limit, in bytes.
    case tooLarge(limit: Int)
    /// A file that stops being valid UTF-8 at the given line and byte column.
    case notUTF8(line: Int, column: Int)
    /// A file that contains a NUL byte at the given line and byte column.
    case nulByte(line: Int, column: Int)
    /// Files whose total length exceeds the given limit, in bytes.
    case totalTooLarge(limit: Int)
    /// More files than the given limit.
    case tooMany(limit: Int)
    /// A file that was given more than once.
    case givenTwice
    /// A file whose name does not end in `.swift`.
    case notSwift
    /// A project file that lacks the expected text at the given line and column.
    case notAProject(line: Int, column: Int, expected: String)
    /// A folder that contains several projects.
    case chooseProject([String])
    /// A project in which several targets could be the app.
    case chooseTarget([String])
    /// A project without an app of the given name.
    case noTarget(String, [String])
    /// A project that contains no app.
    case noApp
    /// An app that has no view of the given name, or none that can be created without arguments.
    case noView(String, [String])
    /// An app without a preview of the given number.
    case noPreview(Int, [String])
    /// A file whose name contains a character that controls a terminal or breaks a line.
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
    case .noFiles: "there is no Swift file to build; name at least one"
    case .missing: "there is no such file; check the spelling"
    case .folder: "this is a folder; name the Swift files in it"
    case .emptyFolder: "this folder has no Swift file; name a folder with an app"
    case .symbolicLink:
      "this is a symbolic link, which NavLab does not follow; name the file itself"
    case .notRegular: "this is not an ordinary file; name a Swift file"
    case .unreadable(let reason): "the file cannot be read: \(reason)"
    case .tooLarge(let limit): "the file is larger than \(limit / 1024) KB; split it"
    case .notUTF8: "the file is not UTF-8 text; save it as UTF-8"
    case .nulByte: "the file contains a NUL byte, so it is not Swift text; remove this byte"
    case .totalTooLarge(let limit):
      "the files together are larger than \(limit / 1024) KB; name fewer files"
    case .tooMany(let limit): "there are more than \(limit) files; name fewer files"
    case .notAProject(_, _, let expected):
      "the project cannot be read: NavLab expected \(expected) here; open the project in Xcode, or name its Swift files"
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
        ? "'\(name)' is not a view that can be created without arguments, and there is no other such view; use --preview"
        : "'\(name)' is not a view that can be created without arguments; choose one with \(Self.options("--view", names))"
    case .noPreview(let number, let titles):
      titles.isEmpty
        ? "there is no preview \(number), because no #Preview can be opened; leave --preview out"
        : "there is no preview \(number); choose one with \(Self.options("--preview", titles))"
    case .givenTwice: "the file is named twice; name it once"
    case .harmfulName: "the file name contains an invisible character; rename the file"
    case .notSwift where file?.hasSuffix(".nav") == true:
      "this is a script, not Swift code; to run it, pass it with '--script'"
    case .notSwift: "a Swift file name must end in .swift; rename the file"
    }
  }
}
