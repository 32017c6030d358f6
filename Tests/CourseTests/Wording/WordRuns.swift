/// The runs of words in a text, to find what two texts have in common.
struct WordRuns {
  /// So many words in a row are no accident any more.
  static let length = 8

  /// A word and the line on which it stands.
  struct Word: Hashable {
    var text: String
    var line: Int
  }

  /// The words of the text, in small letters and without punctuation.
  let words: [Word]

  /// Takes the words of a text, without its fenced code.
  init(proseOf text: String) {
    var words: [Word] = []
    // Cells of a lesson hold sentences, too.
    let ofSentences = ["quiz", "task", "try", "teacher"]
    var fence: Substring?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let content = line.drop(while: \.isWhitespace)
      if content.hasPrefix("```") {
        fence = fence == nil ? content.drop { $0 == "`" } : nil
      } else if fence.map({ ofSentences.contains(String($0)) }) ?? true {
        words += Self.words(in: line).map { Word(text: $0, line: index + 1) }
      }
    }
    self.words = words
  }

  /// Takes all words of a text.
  init(of text: String) {
    words = Self.words(in: text[...]).map { Word(text: $0, line: 1) }
  }

  private static func words(in text: Substring) -> [String] {
    text.lowercased().replacing("'", with: "").replacing("’", with: "")
      .split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// All runs, each with the place of its first word.
  var runs: [(text: String, line: Int)] {
    guard words.count >= Self.length else { return [] }
    return (0...(words.count - Self.length)).map { start in
      let run = words[start..<(start + Self.length)]
      return (run.map(\.text).joined(separator: " "), run[start].line)
    }
  }
}
