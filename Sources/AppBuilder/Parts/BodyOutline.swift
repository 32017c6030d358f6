/// The positions of function, initialiser and property bodies among the tokens of a file.
struct BodyOutline: Hashable, Sendable {
  /// The indices of the outermost bodies' closing braces, keyed by the indices of the opening braces.
  private(set) var ends: [Int: Int] = [:]
  /// A Boolean value that indicates whether an attribute may make the bodies visible when other files are compiled.
  private(set) var showBodies = false

  /// Creates an outline of the bodies among the tokens of a file.
  ///
  /// - Parameter tokens: The tokens of a file.
  init(_ tokens: [SwiftToken]) {
    let groups = TokenGroups(tokens)
    var index = 0
    while index < tokens.count {
      if tokens[index].is("@"), index + 1 < tokens.count {
        showBodies = showBodies || Self.showsBodies(tokens[index + 1].word)
      }
      guard let open = Self.body(ofDeclarationAt: index, in: tokens, groups) else {
        index += 1
        continue
      }
      let close = groups.end(ofGroupAt: open) - 1
      // An open end means that the file does not compile.
      if close > open, tokens[close].is("}") {
        let inner = tokens[open..<close]
        for (mark, word) in zip(inner, inner.dropFirst()) where mark.is("@") {
          showBodies = showBodies || Self.showsBodies(word.word)
        }
        ends[open] = close
        index = close
      }
      index += 1
    }
  }

  /// Returns the index of the brace that opens a declaration's body, or nil if it cannot be determined.
  private static func body(
    ofDeclarationAt start: Int,
    in tokens: [SwiftToken],
    _ groups: TokenGroups
  ) -> Int? {
    let keyword = tokens[start]
    guard !keyword.isEscaped, declared.contains(keyword.word),
      start == 0 || !tokens[start - 1].is(".")
    else { return nil }
    let isProperty = keyword.word == "var"
    var index = start + 1
    while index < tokens.count {
      let token = tokens[index]
      if token.is("{") {
        guard isProperty else { return index }
        // Accessors say more than that the property is computed.
        let first = index + 1 < tokens.count ? tokens[index + 1] : nil
        return first.map { accessors.contains($0.word) || $0.is("@") } == false ? index : nil
      }
      if token.is("(") || token.is("[") {
        index = groups.end(ofGroupAt: index)
        continue
      }
      let stops: Bool =
        switch token.kind {
        case .string: true
        case .symbol(let character): "})];=@#".contains(character) || isProperty && character == ","
        case .word(let word):
          // The name may be any word; after it, a keyword means that there is no body.
          index > start + 1 && !token.isEscaped && keywords.contains(word)
        }
      if stops { return nil }
      index += 1
    }
    return nil
  }

  private static let declared: Set = ["func", "init", "deinit", "var"]
  private static let accessors: Set = [
    "get", "set", "willSet", "didSet", "init", "_read", "_modify", "read", "modify", "yielding",
    "unsafeAddress", "unsafeMutableAddress", "mutating", "nonmutating", "borrow", "mutate",
    "consuming", "borrowing", "nonisolated", "isolated",
  ]
  private static let keywords: Set = [
    "func", "init", "deinit", "var", "let", "struct", "class", "enum", "actor", "extension",
    "protocol", "typealias", "associatedtype", "subscript", "case", "import", "operator", "macro",
    "precedencegroup", "in", "if", "guard", "for", "while", "switch", "return", "static", "private",
    "fileprivate", "internal", "public", "open", "package", "mutating", "nonmutating", "override",
    "final", "required", "convenience", "lazy", "weak", "unowned", "dynamic", "indirect",
  ]

  /// Returns whether an attribute may make bodies visible when other files are compiled.
  private static func showsBodies(_ attribute: String) -> Bool {
    attribute.hasPrefix("_") || attribute.hasPrefix("inlin") || attribute == "backDeployed"
      || attribute == "specialized"
  }
}
