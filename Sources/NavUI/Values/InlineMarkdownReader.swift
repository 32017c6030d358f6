/// A reader that removes inline markup from text.
struct InlineMarkdownReader {
  /// A character with a Boolean value that indicates whether it may be markup.
  struct Letter {
    let character: Character
    let isMarkup: Bool
  }

  /// A run of asterisks, underscores or tildes that may open or close emphasis.
  private struct Run {
    let mark: Character
    var count: Int
    let canOpen: Bool
    let canClose: Bool
  }

  /// A part of the text: characters to show, or a run that may be markup.
  private enum Piece {
    case text(Character)
    case run(Run)
  }

  /// The links that have been read, in order.
  private(set) var links: [TextLink] = []

  private let letters: [Letter]
  private var position = 0
  private var pieces: [Piece] = []

  init(letters: [Letter]) {
    self.letters = letters
  }

  /// Reads the text and returns it without its markup.
  mutating func plainText() -> String {
    while position < letters.count { readPiece() }
    matchRuns()
    return pieces.reduce(into: "") { text, piece in
      switch piece {
      case .text(let character): text.append(character)
      case .run(let run): text += String(repeating: run.mark, count: run.count)
      }
    }
  }

  private mutating func readPiece() {
    let letter = letters[position]
    switch letter.character {
    case "\\" where letter.isMarkup && isPunctuation(at: position + 1):
      show(position + 1)
      position += 2
    case "`" where letter.isMarkup && readCode(): break
    case "[" where letter.isMarkup && readLink(): break
    case "^" where letter.isMarkup && readAttributes(): break
    case "*" where letter.isMarkup, "_" where letter.isMarkup, "~" where letter.isMarkup:
      readRun(of: letter.character)
    default:
      show(position)
      position += 1
    }
  }

  private mutating func show(_ index: Int) {
    pieces.append(.text(letters[index].character))
  }

  /// Reads code between equal numbers of backticks and returns whether there is any.
  private mutating func readCode() -> Bool {
    let length = runLength(of: "`", at: position)
    var end = position + length
    while end < letters.count {
      let closing = runLength(of: "`", at: end)
      if closing == length {
        for index in position + length..<end { show(index) }
        position = end + length
        return true
      }
      end += max(closing, 1)
    }
    return false
  }

  /// Reads a link `[text](address)`, keeps only its text, and returns whether there is such a link.
  private mutating func readLink() -> Bool {
    guard let close = index(of: "]", after: position), isMark("(", at: close + 1),
      let end = index(of: ")", after: close + 1)
    else { return false }
    var inner = InlineMarkdownReader(letters: Array(letters[position + 1..<close]))
    let text = inner.plainText()
    let destination = String(letters[close + 2..<end].map(\.character))
    links.append(TextLink(label: text, destination: destination))
    pieces += text.map { .text($0) }
    position = end + 1
    return true
  }

  /// Reads `^[text](attributes)`, keeps the text, inflected if requested, and returns whether there is such markup.
  private mutating func readAttributes() -> Bool {
    guard isMark("[", at: position + 1), let close = index(of: "]", after: position + 1),
      isMark("(", at: close + 1), let end = index(of: ")", after: close + 1)
    else { return false }
    var inner = InlineMarkdownReader(letters: Array(letters[position + 2..<close]))
    var text = inner.plainText()
    let attributes = letters[close + 2..<end].map(\.character).filter { !$0.isWhitespace }
    links += inner.links
    if String(attributes).contains("inflect:true") { text = GrammaticalNumber.agreed(text) }
    pieces += text.map { .text($0) }
    position = end + 1
    return true
  }

  private mutating func readRun(of mark: Character) {
    let count = runLength(of: mark, at: position)
    let before = position > 0 ? letters[position - 1].character : " "
    let after = position + count < letters.count ? letters[position + count].character : " "
    let opens = !after.isWhitespace && !(after.isPunctuation && isWord(before))
    let closes = !before.isWhitespace && !(before.isPunctuation && isWord(after))
    // An underscore inside a word is part of it.
    let isInside = mark == "_" && isWord(before) && isWord(after)
    pieces.append(
      .run(
        Run(mark: mark, count: count, canOpen: opens && !isInside, canClose: closes && !isInside)
      )
    )
    position += count
  }

  /// Removes the markers of runs that open and close the same emphasis.
  private mutating func matchRuns() {
    var openers: [Int] = []
    for index in pieces.indices {
      guard case .run(var run) = pieces[index] else { continue }
      while run.canClose, run.count > 0, let place = openers.lastIndex(where: { fits($0, run) }) {
        guard case .run(var opener) = pieces[openers[place]] else { break }
        let taken = run.mark == "~" ? run.count : min(opener.count, run.count)
        opener.count -= taken
        run.count -= taken
        pieces[openers[place]] = .run(opener)
        openers.removeSubrange((opener.count == 0 ? place : place + 1)...)
      }
      pieces[index] = .run(run)
      if run.canOpen, run.count > 0 { openers.append(index) }
    }
  }

  /// Returns whether the run at an index can open the emphasis that another run closes.
  private func fits(_ index: Int, _ closer: Run) -> Bool {
    guard case .run(let opener) = pieces[index], opener.mark == closer.mark else { return false }
    return closer.mark != "~" || opener.count == closer.count && closer.count <= 2
  }

  private func runLength(of mark: Character, at start: Int) -> Int {
    letters[start...].prefix { $0.isMarkup && $0.character == mark }.count
  }

  private func isMark(_ mark: Character, at index: Int) -> Bool {
    letters.indices.contains(index) && letters[index].isMarkup && letters[index].character == mark
  }

  private func index(of mark: Character, after start: Int) -> Int? {
    letters.indices.dropFirst(start + 1).first { isMark(mark, at: $0) }
  }

  private func isPunctuation(at index: Int) -> Bool {
    letters.indices.contains(index)
      && (letters[index].character.isPunctuation || letters[index].character.isSymbol)
  }

  private func isWord(_ character: Character) -> Bool {
    !character.isWhitespace && !character.isPunctuation
  }
}
