/// A type in Swift's spelling, split into its parts.
enum SpelledType: Hashable {
  /// An optional type, `Wrapped?`.
  case optional(String)
  /// An array type, `[Element]`.
  case array(String)
  /// A set type, `Set<Element>`.
  case set(String)
  /// A dictionary type, `[Key: Value]`.
  case dictionary(String, String)
  /// Any other type, with its name and generic arguments.
  case named(String, [String])

  init(_ text: String) {
    var text = text.split(separator: " ").joined(separator: " ")
    for word in ["any ", "(any "] where text.hasPrefix(word) { text.removeFirst(word.count) }
    if text.hasSuffix("?") || text.hasSuffix("!") {
      self = .optional(String(text.dropLast()))
    } else if text.hasPrefix("["), text.hasSuffix("]") {
      let inside = text.dropFirst().dropLast()
      let parts = Self.split(inside, at: ":")
      self =
        parts.count == 2
        ? .dictionary(parts[0], parts[1]) : .array(parts.first ?? "")
    } else if let open = text.firstIndex(of: "<"), text.hasSuffix(">") {
      let name = String(text[..<open])
      let arguments = Self.split(text[text.index(after: open)...].dropLast(), at: ",")
      switch (name, arguments.count) {
      case ("Optional", 1): self = .optional(arguments[0])
      case ("Array", 1): self = .array(arguments[0])
      case ("Set", 1): self = .set(arguments[0])
      case ("Dictionary", 2): self = .dictionary(arguments[0], arguments[1])
      default: self = .named(name, arguments)
      }
    } else {
      self = .named(text, [])
    }
  }

  /// Returns the type of the element that a subscript returns, or nil if the type has no subscript.
  func element(hasDefault: Bool) -> String? {
    switch self {
    case .optional(let wrapped): SpelledType(wrapped).element(hasDefault: hasDefault)
    case .array(let element): element
    case .dictionary(_, let value): hasDefault ? value : "\(value)?"
    case .set, .named: nil
    }
  }

  private static func split(_ text: Substring, at separator: Character) -> [String] {
    var parts: [String] = [""]
    var depth = 0
    for character in text {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if character == separator, depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { $0.split(separator: " ").joined(separator: " ") }
  }
}
