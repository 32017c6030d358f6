import Foundation
import Script

/// A script that demonstrates one command with an app.
struct TranscriptScript: Hashable, Sendable {
  /// The name of the command to demonstrate, taken from the file name up to the first dot.
  let word: String
  /// The file name of the script.
  let name: String
  /// The path of the script.
  let path: String
  /// The path of the folder that contains all apps.
  let apps: String
  /// The path of the folder that contains lessons and exercises.
  let course: String
  /// The name of the app's Swift file.
  let app: String
  /// The script's lines after the lines that describe the script.
  let lines: [String]
  /// A Boolean value that indicates whether answers may be wider than the terminal because they are for other programs.
  let isWide: Bool
  /// A Boolean value that indicates whether the app's own text contains non-ASCII characters.
  let hasLetters: Bool

  /// Creates a script from a file that begins with `# App: NAME`, optionally followed by `# Wide` or `# Letters`.
  init(contentsOf path: String, apps: String) throws(CommandFailure) {
    let source: ScriptSource
    do {
      source = try ScriptSource(contentsOf: path)
    } catch {
      throw CommandFailure(.misuse, "\(error)")
    }
    guard let first = source.lines.first, first.hasPrefix(Self.appMark) else {
      throw CommandFailure(
        .misuse,
        "\(path):1:1: the first line names no app; begin with: \(Self.appMark)Shop"
      )
    }
    self.path = path
    name = URL(fileURLWithPath: path).lastPathComponent
    word = String(name.prefix { $0 != "." })
    self.apps = apps
    course =
      URL(fileURLWithPath: apps).deletingLastPathComponent().appendingPathComponent("Course")
      .path
    app = "\(first.dropFirst(Self.appMark.count)).swift"
    let marks = source.lines.dropFirst().prefix { [Self.wideMark, Self.lettersMark].contains($0) }
    isWide = marks.contains(Self.wideMark)
    hasLetters = marks.contains(Self.lettersMark)
    var lines = Array(source.lines.dropFirst(1 + marks.count))
    while lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines
  }

  /// The path of the file with the recorded answers.
  var recording: String { String(path.dropLast(".nav".count)) + ".txt" }

  private static let appMark = "# App: "
  private static let wideMark = "# Wide"
  private static let lettersMark = "# Letters"
}
