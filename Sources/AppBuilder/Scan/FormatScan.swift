/// A search for formats, such as `%s` and `%@`, that make Foundation read an argument as an address.
///
/// An integer is a valid argument for each of them. So `String(format: "%s", 4096)` reads memory, and `%@` calls code
/// at that address, without naming a pointer. Only a literal format can be checked; a format that is composed at run
/// time may be any.
struct FormatScan {
  private let tokens: [SwiftToken]
  private let bytes: [UInt8]
  private let aliases: Set<String>
  private let own: Set<String>

  /// Creates a search for formats in source text.
  ///
  /// - Parameters:
  ///   - tokens: Its tokens.
  ///   - bytes: The text's UTF-8.
  ///   - aliases: Other names that the learner's files give to types.
  ///   - own: The names of the learner's own types and functions.
  init(_ tokens: [SwiftToken], of bytes: [UInt8], aliases: Set<String>, own: Set<String> = []) {
    self.tokens = tokens
    self.aliases = aliases
    self.own = own
    self.bytes = bytes
  }

  /// Returns the names that the text declares, or may declare, as aliases for types.
  ///
  /// - Parameter tokens: The tokens of the text.
  /// - Returns: The names.
  static func aliases(in tokens: [SwiftToken]) -> Set<String> {
    var names: Set<String> = []
    for (before, token) in zip(tokens, tokens.dropFirst()) {
      // A name between `<` and `>` may be a parameter, which may become any type.
      let isAlias = ["typealias", "associatedtype"].contains(before.word)
      if isAlias || before.is("<") || before.is(",") { names.insert(token.word) }
    }
    return names
  }

  /// Returns the names of the types and functions that the text declares.
  ///
  /// - Parameter tokens: The tokens of the text.
  /// - Returns: Their names.
  static func declared(in tokens: [SwiftToken]) -> Set<String> {
    Set(zip(tokens, tokens.dropFirst()).filter { declaring.contains($0.0.word) }.map(\.1.word))
  }

  private static let declaring: Set = ["struct", "class", "enum", "actor", "func"]

  /// The offsets of formats that read an argument as an address, in the order of the text.
  var offsets: [Int] {
    var offsets: [Int] = []
    // The name called by each open parenthesis, or nil for other brackets.
    var callees: [String?] = []
    for (index, token) in tokens.enumerated() {
      if token.isOpening { callees.append(callee(ofGroupAt: index)) }
      if token.isClosing { _ = callees.popLast() }
      let isFound =
        Self.calls.contains(token.word)
        ? isDoubtfulCall(at: index) : isDoubtfulArgument(at: index, of: callees.last ?? nil)
      if isFound { offsets.append(token.range.lowerBound) }
    }
    return offsets
  }

  private func isDoubtfulCall(at index: Int) -> Bool {
    // The learner's own function may have the same name.
    guard index == 0 || tokens[index - 1].word != "func" else { return false }
    return !token(index + 1, is: "(") || !isHarmless(at: index + 2)
  }

  private func isDoubtfulArgument(at index: Int, of callee: String?) -> Bool {
    guard tokens[index].word == "format", token(index + 1, is: ":"), let callee else {
      return false
    }
    // After another argument, it is a style, as in `Text(day, format: .dateTime)`.
    let mayBeText = token(index - 1, is: "(") && !own.contains(callee)
    guard mayBeText || Self.texts.contains(callee) || aliases.contains(callee) else { return false }
    return !isHarmless(at: index + 2)
  }

  private func callee(ofGroupAt index: Int) -> String? {
    guard tokens[index].is("("), index > 0 else { return nil }
    let word = tokens[index - 1].word
    // Elsewhere, it is one of the learner's own declarations.
    guard word != "init" || index > 1 && tokens[index - 2].is(".") else { return nil }
    return word
  }

  /// Returns whether a format is a literal that treats no argument as an address.
  private func isHarmless(at index: Int) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .string,
      token(index + 1, is: ",") || token(index + 1, is: ")")
    else { return false }
    let literal = String(decoding: bytes[tokens[index].range], as: UTF8.self)
    // An interpolation may contain any format, and an escape any character.
    if ["\\(", "\\u{", "\\#"].contains(where: literal.contains) { return false }
    return !literal.contains(/%[0-9$#+\-\ '.*hlqLztj]*[sSn@P]/)
  }

  private func token(_ index: Int, is character: Character) -> Bool {
    tokens.indices.contains(index) && tokens[index].is(character)
  }

  /// The names of the functions that take an unlabelled format.
  private static let calls: Set = [
    "appendingFormat", "appendFormat", "localizedStringWithFormat", "NSLog", "NSLogv",
  ]
  /// The names of the types and functions that take a labelled format, including `init` for any type.
  private static let texts: Set = [
    "String", "NSString", "NSMutableString", "init", "raise", "NSPredicate", "NSExpression",
  ]
}

extension SwiftToken {
  fileprivate var isOpening: Bool { ["(", "[", "{"].contains(where: self.is) }
  fileprivate var isClosing: Bool { [")", "]", "}"].contains(where: self.is) }
}
