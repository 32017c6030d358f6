import Course
import Script

/// A line that may be the answer to a question.
struct AnswerLine: Hashable {
  /// The line without leading and trailing blanks.
  let text: String

  /// Creates an answer line from a line as it was typed.
  ///
  /// - Parameter line: The line as typed.
  init(_ line: String) {
    let start = line.drop(while: \.isWhitespace)
    let last = start.lastIndex { !$0.isWhitespace }
    text = last.map { String(start[...$0]) } ?? ""
  }

  /// The letters of an answer such as `a`, `b d` or `A, C`, or nil if the line is anything else.
  var letters: Set<Character>? {
    let parts = text.lowercased().split { $0 == " " || $0 == "," || $0 == ";" || $0 == "\t" }
      .filter { $0 != "and" }
    let letters = parts.flatMap { $0.count == 1 ? Array($0) : [] }
    guard letters.count == parts.count, !letters.isEmpty, letters.allSatisfy(\.isLetter) else {
      return nil
    }
    return Set(letters)
  }

  /// Returns the letters of an answer to a question with certain choices, or nil if the line is anything else.
  ///
  /// Besides ``letters``, the line may repeat the word `answer`, as in `answer c`, mark the letters as a list does, as in
  /// `c)` or `(c)`, or join them, as in `abd`.
  ///
  /// - Parameter known: The letters of the choices.
  /// - Returns: The letters.
  func letters(among known: [Character]) -> Set<Character>? {
    if let letters { return letters }
    var words = text.lowercased().split(whereSeparator: \.isWhitespace).map { String($0) }
    if words.count > 1, Self.headings.contains(words[0]) { words.removeFirst() }
    let bare = words.map { word in word.filter { !".,;:()'\"".contains($0) } }
    if let letters = AnswerLine(bare.joined(separator: " ")).letters { return letters }
    guard bare.count == 1, bare[0].count <= known.count, Set(bare[0]).count == bare[0].count,
      bare[0].allSatisfy(known.contains), !bare[0].isEmpty
    else { return nil }
    return Set(bare[0])
  }

  /// The words that may precede the letters of an answer.
  private static let headings: Set<String> = ["answer", "answers", "choice", "letter", "letters"]

  /// A Boolean value that indicates whether the line is a command rather than the name of an object in an answer.
  var isCommand: Bool {
    do throws(ScriptError) {
      let command = try Statement(parsing: text)?.command
      return command.map { !($0 is ObjectCommand) || isCall } ?? true
    } catch {
      return false
    }
  }

  /// Returns the answer to a prediction, or nil if the line is a command.
  ///
  /// - Parameter subject: The subject of the prediction.
  /// - Returns: The answer.
  func prediction(of subject: Prediction.Subject) -> String? {
    let mark = "answer "
    if text.hasPrefix(mark) { return AnswerLine(String(text.dropFirst(mark.count))).text }
    // Tabs have the same names in a tree as in commands, but no command has such signs between its
    // words.
    if subject == .tree, text.hasPrefix("tab ") { return text }
    if [.screens, .tree].contains(subject), text.contains(" > ") || text.contains(" › ") {
      return text
    }
    do throws(ScriptError) {
      guard let statement = try Statement(parsing: text) else { return "" }
      // A single word may be an object, but the question asks for the title of a screen.
      let isTitle = statement.command is ObjectCommand && !isCall
      return isTitle ? text : nil
    } catch {
      // A misspelt command with arguments is a slip, and not an answer.
      let isSlip = error.correction != nil && text.contains(" ") && text.first?.isLowercase == true
      return isSlip ? nil : text
    }
  }

  /// A Boolean value that indicates whether the text is a call, or accesses a member of an object, as in `router.path`.
  private var isCall: Bool {
    text.wholeMatch(of: /[a-z]\w*(?:#\d+)?[.=(].*/) != nil
  }
}
