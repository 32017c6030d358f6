/// A comparison of a task's words with the quotes in its criteria and background.
struct TaskCoverage {
  /// The quotes that do not occur in the task.
  private(set) var unknown: [String] = []
  /// The runs of words in the task that no quote covers.
  var open: [String] { passages.flatMap(\.open) }

  private var passages: [Passage]

  /// The mark in a quote that replaces omitted words of the task.
  static let ellipsis = " … "

  /// Creates a comparison of a task with the quotes in its criteria and background.
  ///
  /// - Parameters:
  ///   - task: The task.
  ///   - criteria: Quotes that must occur word for word.
  ///   - background: Quotes whose middle may be left out.
  init(of task: TaskText, criteria: [String], background: [String]) {
    passages = task.passages.map { Passage(text: Array($0)) }
    for quote in criteria { cover([TaskText.normalised(quote)], quoted: quote) }
    for quote in background {
      let text = TaskText.normalised(quote)
      cover(text.split(separator: Self.ellipsis).map(String.init), quoted: quote)
    }
  }

  private mutating func cover(_ parts: [String], quoted quote: String) {
    var isKnown = false
    for index in passages.indices where passages[index].cover(parts) { isKnown = true }
    if !isKnown { unknown.append(quote) }
  }

  /// A paragraph or list item of the task.
  private struct Passage {
    let text: [Character]
    var isQuoted: [Bool]

    init(text: [Character]) {
      self.text = text
      isQuoted = text.map { _ in false }
    }

    /// Marks the text from the first to the last part if the parts occur in order, and returns whether they do.
    mutating func cover(_ parts: [String]) -> Bool {
      var isFound = false
      var start = 0
      while let range = range(of: parts, from: start) {
        for index in range { isQuoted[index] = true }
        isFound = true
        start = range.upperBound
      }
      return isFound
    }

    private func range(of parts: [String], from start: Int) -> Range<Int>? {
      var end = start
      var begin: Int?
      for part in parts {
        guard let found = firstRange(of: Array(part), from: end) else { return nil }
        begin = begin ?? found.lowerBound
        end = found.upperBound
      }
      return begin.map { $0..<end }
    }

    /// Returns the first range in which a part occurs as complete words, or nil if there is none.
    private func firstRange(of part: [Character], from start: Int) -> Range<Int>? {
      guard !part.isEmpty else { return nil }
      var place = start
      while place + part.count <= text.count {
        let range = place..<(place + part.count)
        if text[range].elementsEqual(part), isEdge(range.lowerBound), isEdge(range.upperBound) {
          return range
        }
        place += 1
      }
      return nil
    }

    private func isEdge(_ index: Int) -> Bool {
      guard index > 0, index < text.count else { return true }
      return !(text[index - 1].isWordCharacter && text[index].isWordCharacter)
    }

    /// The runs of words that no quote covers.
    var open: [String] {
      var runs: [String] = []
      var run = ""
      for (character, isQuoted) in zip(text, isQuoted) {
        if isQuoted {
          runs.append(run)
          run = ""
        } else {
          run.append(character)
        }
      }
      return (runs + [run]).filter { $0.contains(where: \.isWordCharacter) }
        .map { $0.trimmingWhitespace() }
    }
  }
}

extension Character {
  fileprivate var isWordCharacter: Bool { isLetter || isNumber }
}
