/// The names that Swift sources declare.
package struct DeclaredNames {
  private var names: Set<Substring> = []

  private static let keywords: Set<Substring> = [
    "func", "var", "let", "case", "struct", "class", "enum", "protocol", "actor", "typealias",
    "macro", "associatedtype",
  ]

  /// Creates an empty set of names.
  package init() {}

  /// Adds the names that a source file declares.
  ///
  /// - Parameter source: The text of a file.
  package mutating func read(_ source: String) {
    for line in source.split(separator: "\n")
    where !line.drop(while: \.isWhitespace).hasPrefix("//") {
      var isList = false
      var last: Substring = ""
      for word in line.split(separator: " ") {
        let name = word.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
        if Self.keywords.contains(last) || isList, !name.isEmpty {
          names.insert(name.hasPrefix("`") ? name.dropFirst().prefix { $0 != "`" } : name)
        }
        // `case a, b` declares two.
        isList = (last == "case" || isList) && word.hasSuffix(",")
        last = word
      }
    }
  }

  /// Returns whether the sources declare a name.
  ///
  /// - Parameter name: The name; the signs of attributes, macros, members and key paths in front of it do not count,
  ///   and of a name with dots every part is asked for.
  /// - Returns: Whether the name is declared.
  package func contains(_ name: some StringProtocol) -> Bool {
    let parts = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return parts.allSatisfy { names.contains(Substring($0)) }
  }
}
