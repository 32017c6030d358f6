/// The parts of a file that run only on newer systems, according to the file's conditions and attributes.
///
/// They are found without a compiler: `if #available`, `guard #available`, `#unavailable` and declarations marked with
/// `@available`.
struct AvailabilityScopes: Hashable {
  private struct Scope: Hashable {
    var range: Range<Int>
    var version: SystemVersion
  }

  private var scopes: [Scope] = []
  private let lineStarts: [Int]

  /// The maximum number of conditions and attributes to examine.
  private static let limit = 500

  /// Creates a list of the parts of a file that run only on newer systems.
  init(of text: String) {
    lineStarts = [0] + text.utf8.enumerated().filter { $0.element == 0x0A }.map { $0.offset + 1 }
    let tokens = SwiftTokenizer.tokens(of: text)
    let groups = TokenGroups(tokens)
    var count = 0
    for index in tokens.indices where index + 2 < tokens.count {
      guard count < Self.limit else { return }
      let word = tokens[index + 1].word
      if tokens[index].is("@"), word == "available" {
        count += 1
        addDeclaration(in: tokens, groups, at: index)
      } else if tokens[index].is("#"), word == "available" || word == "unavailable" {
        count += 1
        addCondition(in: tokens, groups, at: index, isPositive: word == "available")
      }
    }
  }

  /// Returns the oldest system on which the code at a position can run, or nil if the code requires no particular
  /// version.
  ///
  /// - Parameters:
  ///   - line: The line, counted from 1.
  ///   - column: The column, counted from 1.
  /// - Returns: The required version, or nil if the code requires none.
  func version(line: Int, column: Int) -> SystemVersion? {
    guard lineStarts.indices.contains(line - 1) else { return nil }
    let offset = lineStarts[line - 1] + column - 1
    return scopes.filter { $0.range.contains(offset) }.map(\.version).max()
  }

  private mutating func add(_ tokens: ArraySlice<SwiftToken>, _ version: SystemVersion) {
    guard let first = tokens.first, let last = tokens.last else { return }
    scopes.append(Scope(range: first.range.lowerBound..<last.range.upperBound, version: version))
  }

  /// Adds the declaration that follows an attribute such as `@available(iOS 17, *)`.
  private mutating func addDeclaration(
    in tokens: [SwiftToken],
    _ groups: TokenGroups,
    at start: Int
  ) {
    guard tokens[start + 2].is("(") else { return }
    var index = groups.end(ofGroupAt: start + 2)
    guard let version = Self.version(in: tokens[start + 3..<index]) else { return }
    // Other attributes and modifiers precede the keyword.
    while index < tokens.count, !Self.keywords.contains(tokens[index].word) {
      index = tokens[index].is("(") ? groups.end(ofGroupAt: index) : index + 1
    }
    index += 1
    while index < tokens.count {
      if tokens[index].is("{") {
        let end = groups.end(ofGroupAt: index)
        add(tokens[start..<end], version)
        return
      }
      if tokens[index].startsLine, Self.ends(before: tokens[index]) { break }
      index = tokens[index].is("(") ? groups.end(ofGroupAt: index) : index + 1
    }
    add(tokens[start..<min(index, tokens.count)], version)
  }

  private static let keywords: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "extension", "func", "var", "let", "init",
    "subscript", "typealias", "case", "macro", "deinit", "associatedtype",
  ]

  /// Returns whether a token at the start of a line ends a preceding declaration without braces.
  private static func ends(before token: SwiftToken) -> Bool {
    token.is("}") || token.is("@") || token.is("#") || keywords.contains(token.word)
      || ["private", "public", "static", "internal", "fileprivate", "final"].contains(token.word)
  }

  /// Adds the code that runs only if a condition is met: the block of an `if`, or the code after a `guard`.
  private mutating func addCondition(
    in tokens: [SwiftToken],
    _ groups: TokenGroups,
    at start: Int,
    isPositive: Bool
  ) {
    guard tokens[start + 2].is("(") else { return }
    var index = groups.end(ofGroupAt: start + 2)
    guard let version = Self.version(in: tokens[start + 3..<index]) else { return }
    while index < tokens.count, !tokens[index].is("{") {
      index = tokens[index].is("(") ? groups.end(ofGroupAt: index) : index + 1
    }
    guard index < tokens.count else { return }
    let end = groups.end(ofGroupAt: index)
    if Self.isGuarded(tokens[..<start]) {
      if isPositive {
        add(tokens[end..<Self.endOfBlock(in: tokens, groups, from: end)], version)
      } else {
        add(tokens[index..<end], version)
      }
    } else if isPositive {
      // The rest of the condition also runs only on newer systems.
      add(tokens[start..<end], version)
    } else if end + 1 < tokens.count, tokens[end].word == "else", tokens[end + 1].is("{") {
      add(tokens[end..<groups.end(ofGroupAt: end + 1)], version)
    }
  }

  /// Returns whether the last statement in the tokens starts with `guard`.
  private static func isGuarded(_ tokens: ArraySlice<SwiftToken>) -> Bool {
    let statement = tokens.last { ["guard", "if", "while", "else"].contains($0.word) }
    return statement?.word == "guard"
  }

  private static func endOfBlock(
    in tokens: [SwiftToken],
    _ groups: TokenGroups,
    from start: Int
  ) -> Int {
    var index = start
    while index < tokens.count, !tokens[index].is("}") {
      let isGroup = tokens[index].is("{") || tokens[index].is("(") || tokens[index].is("[")
      index = isGroup ? groups.end(ofGroupAt: index) : index + 1
    }
    return index
  }

  /// Returns the version after `iOS`, as in `iOS 17.4` or `iOS, introduced: 17.4`, or nil if there is none.
  private static func version(in tokens: ArraySlice<SwiftToken>) -> SystemVersion? {
    guard let system = tokens.firstIndex(where: { $0.word == "iOS" }) else { return nil }
    var rest = tokens[(system + 1)...]
    if rest.first?.is(",") == true {
      guard let introduced = rest.firstIndex(where: { $0.word == "introduced" }) else { return nil }
      rest = tokens[(introduced + 1)...].drop { $0.is(":") }
    }
    guard let major = rest.first.flatMap({ Int($0.word) }) else { return nil }
    let fraction = rest.dropFirst().prefix(2)
    let minor = fraction.first?.is(".") == true ? fraction.last.flatMap { Int($0.word) } : nil
    return SystemVersion(major: major, minor: minor ?? 0)
  }
}
