import SceneText
import Script

/// A transcript that is being written.
struct Recording {
  /// The path of the transcript, as the user typed it.
  let path: String
  private let file: GrowingFile
  /// The layout in effect when a replay reaches the current end of the transcript.
  private var layout = TextLayout()

  /// Creates a transcript that begins with the commands that were run before.
  ///
  /// - Parameters:
  ///   - path: The path as the user typed it; the file must not exist yet.
  ///   - files: The user's files, to which the path belongs.
  ///   - app: The app's name.
  ///   - earlier: The commands so far; their answers are no longer known, so any answer matches.
  /// - Throws: A `FileFault` if the file exists already or cannot be created.
  init(path: String, in files: UserFiles, app: String, after earlier: [String]) throws(FileFault) {
    let name = Printable.line(app)
    let head = "# \(name): lines that begin with > were typed; the others are output.\n"
    let commands = earlier.map { Self.text($0, [Transcript.anyLines]) }
    self.path = path
    file = try GrowingFile(path: files.absolute(path), beginning: ([head] + commands).joined())
  }

  /// Appends a line and its answer.
  mutating func add(_ line: String, _ answer: [StyledText], in layout: TextLayout) throws(FileFault)
  {
    let text = change(to: layout) + Self.text(line, answer.map(\.plain).map(Transcript.escaped))
    try file.append(text)
  }

  /// Changes the layout of the transcript, and returns the commands that change it in a replay.
  private mutating func change(to other: TextLayout) -> String {
    var text = ""
    if other.signs != layout.signs {
      text += Self.text("set ascii \(other.signs == .ascii ? "on" : "off")", [Transcript.anyLines])
    }
    if other.width != layout.width {
      text += Self.text("set width \(other.width)", [Transcript.anyLines])
    }
    layout = other
    return text
  }

  private static func text(_ input: String, _ output: [String]) -> String {
    (["> \(input)"] + output).map { $0 + "\n" }.joined()
  }
}
