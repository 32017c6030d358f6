import Testing

@Suite("Documentation comments")
struct AbstractTests {
  /// The first words of a question, which say nothing about what follows.
  private static let questionWords: Set<Substring> = [
    "What", "How", "Where", "Who", "Which", "Whose", "When", "Why", "Whoever", "Whatever",
  ]

  @Test("an abstract is a noun phrase or a verb phrase, and never begins with a question")
  func questionWords() throws {
    let files = try Project.swiftFiles(in: "Sources", "Tests", "Benchmarks", "Scripts")
    #expect(files.count > 1000)
    #expect(files.flatMap(Self.questions) == [])
  }

  @Test("only the first line of each comment is checked")
  func firstLines() {
    let file = SwiftFile(
      path: "Sources/A/B.swift",
      text: """
        //\u{2F} What a thing is.
        struct Thing {
          /// The name.
          /// Which is a second sentence.
          var name: String
            //\u{2F} How long it takes.
            var seconds: Double
          // What a plain comment says.
        }
        """
    )
    #expect(Self.questions(in: file) == ["Sources/A/B.swift:1", "Sources/A/B.swift:6"])
  }

  /// Returns the places of abstracts that begin with a question word.
  private static func questions(in file: SwiftFile) -> [String] {
    var isInside = false
    return file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { index, line in
        let text = line.drop(while: \.isWhitespace)
        let wasInside = isInside
        isInside = text.hasPrefix("///")
        guard isInside, !wasInside, let word = text.dropFirst(4).split(separator: " ").first,
          questionWords.contains(word)
        else { return nil }
        return "\(file):\(index + 1)"
      }
  }
}
