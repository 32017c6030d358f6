import CEditline
import SceneModel

/// A reader of an `.editrc` that continues after an invalid line.
///
/// libedit's own reader is silent about wrong lines, and skips all lines after the first one. A file for other programs
/// could also bind keys to the commands that damage libedit's memory.
struct EditorSettingsReader {
  /// A line without a valid setting.
  struct Problem: Hashable {
    /// The number of the line, counted from 1.
    var line: Int
    /// A description of the problem.
    var text: String
  }

  private(set) var settings = EditorSettings()
  private(set) var problems: [Problem] = []
  private var line = 0
  private var texts = 0

  /// Creates a reader by reading the settings and problems from the text of a file.
  ///
  /// - Parameter text: The text.
  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      self.line += 1
      let content = line.drop { $0.isWhitespace }
      guard !content.isEmpty, !content.hasPrefix("#") else { continue }
      read(String(content.hasSuffix("\r") ? content.dropLast() : content))
    }
  }

  private mutating func read(_ content: String) {
    guard !content.contains("\u{FFFD}"), !content.contains("\0") else {
      return problem("the line is not UTF-8 text")
    }
    guard var words = Self.words(of: content) else {
      return problem("a quotation mark is not closed, or the line ends with a backslash")
    }
    guard let first = words.first, !first.isEmpty else { return }
    let parts = first.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2 {
      // A line may be meant for a single program: `python:bind …`.
      guard !parts[0].isEmpty, "navlab".contains(parts[0]) || parts[0] == "*" else { return }
      words[0] = String(parts[1])
    }
    switch words[0] {
    case "bind": bind(Array(words.dropFirst()))
    case "edit": edit(words.dropFirst().first)
    // History is stored in another way, and the terminal must not be changed.
    case "history", "echotc", "telltc", "settc", "setty": break
    default:
      problem("there is no command '\(Self.shown(words[0]))'; use 'bind' or 'edit'")
    }
  }

  private mutating func edit(_ word: String?) {
    switch word {
    case "on": settings.isEditing = true
    case "off": settings.isEditing = false
    default: problem("write 'edit on' or 'edit off'")
    }
  }

  private mutating func bind(_ words: [String]) {
    var rest = words[...]
    var options: Set<Character> = []
    while let word = rest.first, word.hasPrefix("-"), word.count > 1 {
      options.formUnion(word.dropFirst())
      rest.removeFirst()
    }
    if let unknown = options.subtracting("aekrsvl").first {
      return problem("'bind' has no option '-\(Self.shown(String(unknown)))'")
    }
    if options.contains("v") {
      settings.usesVi = true
      return
    }
    if options.contains("e") {
      settings.usesVi = false
      return
    }
    // Without a command, libedit would print the action of a key.
    let isRemoval = options.contains("r")
    guard !options.contains("l"), let key = rest.popFirst(), isRemoval || !rest.isEmpty else {
      return
    }
    guard let notation = options.contains("k") ? Self.arrow(key) : Self.notation(key) else {
      return problem("'\(Self.shown(key))' is not a key that can be bound")
    }
    let value = rest.joined(separator: " ")
    guard let action = isRemoval ? .command(.nothing) : action(value, options.contains("s")) else {
      return
    }
    settings.keys.append(
      EditorSettings.Key(
        notation: notation,
        isAlternative: options.contains("a"),
        action: action
      )
    )
  }

  private mutating func action(_ value: String, _ isText: Bool) -> EditorSettings.Action? {
    if isText {
      guard let scalars = KeyNotation.scalars(of: value) else {
        problem("'\(Self.shown(value))' is not text that a key can type")
        return nil
      }
      texts += 1
      guard texts <= EditorSettings.mostTexts else {
        problem("at most \(EditorSettings.mostTexts) keys can type text")
        return nil
      }
      return .text(String(String.UnicodeScalarView(scalars)))
    }
    if let command = EditorCommand(named: value) { return .command(command) }
    let name = Self.shown(value)
    problem(
      EditorCommand.isKeptAway(value)
        ? "'\(name)' was skipped: it can damage the editor's memory"
        : "there is no editor command '\(name)'"
    )
    return nil
  }

  private mutating func problem(_ text: String) {
    problems.append(Problem(line: line, text: text))
  }

  /// Returns a part of the file, shortened and made safe to show.
  private static func shown(_ text: String) -> String {
    CellText().cut(HarmlessText.stripped(text), to: 40)
  }

  private static func arrow(_ name: String) -> String? {
    let keys: [String: Key.Special] = [
      "up": .up, "down": .down, "left": .left, "right": .right, "home": .home, "end": .end,
      "delete": .delete,
    ]
    return keys[name].map { KeyChord.octal($0.rawValue) }
  }

  /// Returns a key as the codes that the editor passes to libedit, or nil if the key is invalid.
  private static func notation(_ key: String) -> String? {
    guard let scalars = KeyNotation.scalars(of: key) else { return nil }
    var decoder = KeyDecoder()
    decoder.feed(String(String.UnicodeScalarView(scalars)).utf8)
    decoder.settle()
    var result = ""
    while let key = decoder.next() {
      switch key {
      case .scalar(let scalar) where scalar.value < 0x100 && scalar != "\0":
        result += KeyChord.octal(scalar.value)
      case .special(let special) where special != .other:
        result += KeyChord.octal(special.rawValue)
      default: return nil
      }
    }
    return result.isEmpty ? nil : result
  }

  /// Returns the words of a line, split as libedit does, or nil if the line is incomplete.
  private static func words(of content: String) -> [String]? {
    guard let tokenizer = tok_init(nil) else { return nil }
    defer { tok_end(tokenizer) }
    var count: Int32 = 0
    var words: UnsafeMutablePointer<UnsafePointer<CChar>?>?
    guard tok_str(tokenizer, content, &count, &words) == 0, let words else { return nil }
    return (0..<Int(count)).compactMap { words[$0].map { String(cString: $0) } }
  }
}
