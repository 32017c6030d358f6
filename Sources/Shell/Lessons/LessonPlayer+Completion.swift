package import LineEditing

extension LessonPlayer {
  /// Returns completions for the end of a line: words of the lesson, or completions for the app.
  package func completions(for text: String) -> Completions {
    var found = stage.completions(for: text)
    let typed = String(text.drop { $0 == " " || $0 == "\t" })
    guard !typed.contains(where: \.isWhitespace) else { return found }
    let words = ownWords.filter { $0.word.hasPrefix(typed) }
    guard !words.isEmpty else { return found }
    // A word with a meaning in the lesson keeps it, whatever the app makes of it.
    found.candidates.removeAll { candidate in words.contains { $0.word == candidate.text } }
    return Completions(
      replacing: found.candidates.isEmpty ? typed : found.replacing,
      candidates: words.map { Completions.Candidate($0.word, detail: $0.summary) }
        + found.candidates
    )
  }

  /// The words that have a meaning at this position of the lesson, with descriptions of their effects.
  private var ownWords: [(word: String, summary: String)] {
    let words = LessonWord.allCases.filter { word in
      switch word {
      case .hint: if case .task? = pages.current { true } else { false }
      case .solution:
        switch pages.current {
        case .quiz?, .prediction?, .task?: true
        case .prose?, .command?, .trial?, nil: false
        }
      case .next, .previous, .restart, .resume, .play, .skip: true
      }
    }
    guard case .prediction? = pages.current else { return words.map { ($0.rawValue, $0.summary) } }
    return [("answer", "marks the rest of the line as an answer, not a command")]
      + words.map { ($0.rawValue, $0.summary) }
  }
}
