/// A comment that begins with `#:` and controls a demo.
enum DemoDirective {
  /// The names of the app's files.
  case app([String])
  /// The title of the demo.
  case title(String)
  /// An expectation that the next command fails, with the position of the directive's word.
  case failure(ScriptPosition)
  /// An action of the demo.
  case beat(Demo.Action)

  /// Creates a directive from a line, or returns nil if the line is not a comment that begins with `#:`.
  init?(_ line: String, file: String, number: Int) throws(ScriptError) {
    var scanner = Scanner(line, file: file, line: number)
    scanner.skipBlanks()
    guard scanner.next == "#", scanner.peek() == ":" else { return nil }
    scanner.advance(by: 2)
    scanner.skipBlanks()
    let start = scanner.position
    let word = scanner.bareWord()
    scanner.skipBlanks()
    let place = scanner.position
    let rest = String(String.UnicodeScalarView(scanner.scalars[scanner.index...]))
    let text = Self.trimmed(rest)
    func needed(_ what: String) throws(ScriptError) -> String {
      guard !text.isEmpty else {
        throw ScriptError("\(what), as in: #: \(Self.example(word))", at: place)
      }
      return text
    }
    switch word {
    case "app": self = .app(try needed("name the files").split(separator: " ").map(String.init))
    case "title": self = .title(try needed("give the demo a title"))
    case "chapter": self = .beat(.chapter(try needed("give the chapter a name")))
    case "say": self = .beat(.say(try needed("write the text to show")))
    case "note": self = .beat(.note(try needed("write the note")))
    case "pause":
      guard let seconds = WaitCommand.seconds(text), seconds <= 600 else {
        throw ScriptError("give a duration of at most ten minutes, such as 2s or 500ms", at: place)
      }
      self = .beat(.pause(Int(seconds * 1000)))
    case "speed":
      guard let speed = Double(text), (0.1...10).contains(speed) else {
        throw ScriptError(
          "give a speed from 0.1 to 10, as in: #: speed 1.5",
          at: place
        )
      }
      self = .beat(.speed(speed))
    case "expect":
      let statement = try Statement(
        parsing: String(repeating: " ", count: start.column - 1) + word + " " + rest,
        file: file,
        line: number
      )
      self = .beat(.check(statement?.text ?? ""))
    case "fails":
      guard text.isEmpty else {
        throw ScriptError(
          "write '#: fails' alone on a line, before the command that fails",
          at: place
        )
      }
      self = .failure(start)
    case "":
      throw ScriptError(
        "write a word and its text after '#:', as in: #: note Ask them first.",
        at: start
      )
    default:
      let hint = Spelling(Self.words).hint(for: word)
      let list = "; there are \(Self.words.joined(separator: ", "))"
      throw ScriptError(
        "NavLab does not know '#: \(ScriptError.excerpt(word))'\(hint.isEmpty ? list : hint)",
        at: start
      )
    }
  }

  private static let words = [
    "title", "app", "chapter", "say", "note", "pause", "speed", "expect", "fails",
  ]

  private static func example(_ word: String) -> String {
    switch word {
    case "app": "app Shop.swift"
    case "title": "title What a path is"
    case "chapter": "chapter The way back"
    case "note": "note Ask what will happen."
    default: "say The path is state."
    }
  }

  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}
