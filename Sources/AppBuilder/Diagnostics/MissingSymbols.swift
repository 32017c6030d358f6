/// The names that a linker did not find, or found more than once.
struct MissingSymbols: Hashable, Sendable {
  /// The names in the linker's output, without repetitions.
  let names: [String]

  /// Creates a list of names from a linker's output.
  ///
  /// - Parameter output: The linker's messages.
  init(_ output: String) {
    var names: [String] = []
    for line in output.split(whereSeparator: \.isNewline) {
      for sign in ["undefined symbol: ", "duplicate symbol: ", "undefined reference to "] {
        guard let range = line.firstRange(of: sign) else { continue }
        let name = line[range.upperBound...].filter { !"`'".contains($0) }
        if !name.isEmpty, !names.contains(String(name)) { names.append(String(name)) }
      }
    }
    self.names = names
  }

  /// The names in readable form, without duplicates.
  var words: [String] {
    names.map(Self.word).reduce(into: []) { words, word in
      if !words.contains(word) { words.append(word) }
    }
  }

  /// Returns the module and type of a Swift symbol in readable form, or any other symbol unchanged.
  static func word(for symbol: String) -> String {
    guard symbol.hasPrefix("$s") else { return symbol }
    var parts: [Substring] = []
    var rest = symbol.dropFirst(2)
    while parts.count < 2, let digit = rest.first, digit.isASCII, digit.isNumber {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      guard let count = Int(digits), count > 0, count <= rest.count else { break }
      parts.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return parts.isEmpty ? symbol : parts.joined(separator: ".")
  }
}
