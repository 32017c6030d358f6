import AppBuilder

/// A submission's code as a sequence of symbols that does not change if the learner renames declarations.
///
/// Comments, blanks, parentheses and access words are removed, since they are easily added. All literals become the
/// same symbol, and so do all names that the code itself declares. Names from elsewhere, such as SwiftUI's, are kept,
/// because they show what the code does.
struct CodeSequence: Hashable, Sendable {
  /// The symbols, in the order of the files.
  private(set) var symbols: [Symbol] = []
  /// The locations of the symbols, in the same order.
  private(set) var places: [Place] = []

  /// A number that represents a word, a punctuation character, or a placeholder for freely chosen names.
  typealias Symbol = UInt64

  /// The location of a symbol in the submission's files.
  struct Place: Hashable, Sendable {
    /// The index of the file.
    var file: Int
    /// The line, counted from 1.
    var line: Int
  }

  /// Creates a sequence from the texts of a submission's files.
  ///
  /// - Parameters:
  ///   - texts: The texts of its files.
  ///   - limit: The maximum number of symbols to read, which is more than anybody writes by hand.
  /// - Complexity: Linear in the length of the texts.
  init(of texts: [String], limit: Int = 20_000) {
    let files = texts.map(SwiftTokenizer.tokens)
    let own = files.reduce(into: Set<String>()) { $0.formUnion(Self.declaredNames(in: $1)) }
    for (index, (text, tokens)) in zip(texts, files).enumerated() {
      var lines = LineCount(of: text)
      for (token, next) in zip(tokens, tokens.dropFirst().map(Optional.some) + [nil])
      where !Self.isDecoration(token, before: next) {
        guard symbols.count < limit else { break }
        symbols.append(Self.symbol(for: token, own: own))
        places.append(Place(file: index, line: lines.line(at: token.range.lowerBound)))
      }
      // A passage never extends over two files.
      symbols.append(Self.hash("end of file \(index)"))
      places.append(Place(file: index, line: lines.current))
    }
  }

  private static let introducers: Set = [
    "actor", "associatedtype", "case", "class", "enum", "for", "func", "let", "protocol", "struct",
    "typealias", "var",
  ]

  /// The names that SwiftUI and the language require, and that are therefore not replaced by placeholders.
  private static let requiredNames: Set = ["body", "id", "self", "let", "var"]

  /// The words that can be added or omitted almost anywhere without changing the meaning.
  private static let decorations: Set = [
    "fileprivate", "final", "internal", "package", "private", "public", "return", "self",
  ]

  /// Returns whether a token can be added or removed without a change of meaning.
  private static func isDecoration(_ token: SwiftToken, before next: SwiftToken?) -> Bool {
    switch token.kind {
    case .symbol("("), .symbol(")"), .symbol(";"): true
    case .symbol(".") where next?.word == "self": true
    case .word("Array"): next?.kind == .symbol("<")
    case .word(let word): decorations.contains(word)
    default: false
    }
  }

  private static func declaredNames(in tokens: [SwiftToken]) -> Set<String> {
    var names: Set<String> = []
    for (token, next) in zip(tokens, tokens.dropFirst()) where introducers.contains(token.word) {
      names.insert(next.word)
    }
    return names.subtracting(requiredNames)
  }

  private static func symbol(for token: SwiftToken, own: Set<String>) -> Symbol {
    switch token.kind {
    case .string: hash("\"")
    // `Array<Int>` is another way to write `[Int]`.
    case .symbol("<"): hash("[")
    case .symbol(">"): hash("]")
    case .symbol(let character): hash(String(character))
    case .word(let word) where word.first?.isNumber == true: hash("0")
    case .word(let word): hash(own.contains(word) ? "own name" : word)
    }
  }

  /// Returns the FNV-1a hash of text, which is the same in every process.
  private static func hash(_ text: String) -> Symbol {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
