import SceneModel

extension Scanner {
  /// Reads named values, such as `id: 42, kind: "new"`, up to the end of the command, with optional commas.
  mutating func info() throws(ScriptError) -> [String: StoredValue] {
    var info: [String: StoredValue] = [:]
    while !isAtEnd {
      skipBlanks()
      let start = position
      let name = next == "\"" ? try quotedString() : take { $0 != ":" && $0 != " " && $0 != "," }
      skipBlanks()
      guard !name.isEmpty, take(":") else {
        throw ScriptError(
          "write values with their names, such as id: 42 or text: \"new\"",
          at: start
        )
      }
      info[name] = try storedValue()
      skipBlanks()
      _ = take(",")
    }
    return info
  }

  private mutating func storedValue() throws(ScriptError) -> StoredValue {
    skipBlanks()
    let start = position
    guard let value = StoredValue(try literal()) else {
      throw ScriptError("only numbers, strings, true, false and lists are possible here", at: start)
    }
    return value
  }
}

extension StoredValue {
  /// Creates the value for a literal, or returns nil if property lists have no such value.
  fileprivate init?(_ literal: Literal) {
    switch literal {
    case .integer(let value): self = .integer(value)
    case .decimal(let value): self = .decimal(value)
    case .string(let text): self = .string(text)
    case .boolean(let value): self = .boolean(value)
    case .array(let elements):
      let values = elements.compactMap { StoredValue($0) }
      guard values.count == elements.count else { return nil }
      self = .array(values)
    case .dictionary(let entries):
      let pairs = entries.compactMap { entry -> (String, StoredValue)? in
        guard case .string(let key) = entry.key else { return nil }
        return StoredValue(entry.value).map { (key, $0) }
      }
      guard pairs.count == entries.count else { return nil }
      self = .dictionary(Dictionary(pairs) { $1 })
    case .null, .wildcard, .member, .call: return nil
    }
  }
}
