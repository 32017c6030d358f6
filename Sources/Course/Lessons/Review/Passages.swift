/// A namespace for functions that split the prose of blocks into paragraphs, sentences and words.
enum Passages {
  /// Returns the paragraphs in a block, including those in its lists and cells.
  static func paragraphs(in block: Block) -> [[Inline]] {
    switch block {
    case .paragraph(let inlines): [inlines]
    case .list(_, let items): items.flatMap { $0.flatMap(paragraphs) }
    case .quote(let blocks), .trial(let blocks), .teacher(let blocks):
      blocks.flatMap(paragraphs)
    case .quiz(let quiz):
      quiz.prompt.flatMap(paragraphs)
        + quiz.choices.flatMap { [$0.text] + $0.why.flatMap(paragraphs) }
    case .task(let task): task.instructions.flatMap(paragraphs)
    case .heading, .code, .source, .transcript, .prediction, .rule: []
    }
  }

  /// Returns the words in a text.
  static func words(in text: String) -> [Substring] {
    text.split(whereSeparator: \.isWhitespace).filter { $0.contains { $0.isLetter || $0.isNumber } }
  }

  /// Returns the sentences in a text, each of which ends with punctuation and a blank.
  static func sentences(in text: String) -> [String] {
    var sentences: [String] = []
    var sentence = ""
    var isEnding = false
    for character in text {
      if isEnding, character.isWhitespace {
        sentences.append(sentence)
        sentence = ""
      }
      // A bracket or a quotation mark may follow the punctuation.
      isEnding = ".?!:".contains(character) || (isEnding && ")\"'”’".contains(character))
      sentence.append(character)
    }
    return (sentences + [sentence]).filter { !words(in: $0).isEmpty }
  }

  /// Returns the texts that inline elements mark as code.
  static func codes(in inlines: [Inline]) -> [String] {
    inlines.flatMap { inline -> [String] in
      switch inline {
      case .code(let text): [text]
      case .emphasis(let inner), .strong(let inner), .link(let inner, _): codes(in: inner)
      case .text, .softBreak, .lineBreak: []
      }
    }
  }

  /// Returns the addresses that links point to.
  static func links(in inlines: [Inline]) -> [String] {
    inlines.flatMap { inline -> [String] in
      switch inline {
      case .link(let inner, let destination): [destination] + links(in: inner)
      case .emphasis(let inner), .strong(let inner): links(in: inner)
      case .text, .code, .softBreak, .lineBreak: []
      }
    }
  }
}
