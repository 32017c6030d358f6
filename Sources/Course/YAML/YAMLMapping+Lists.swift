import Yams

extension YAMLMapping {
  /// Returns the texts of a key with their positions; a single text counts as a list, and a missing key as empty.
  mutating func positionedTexts(_ key: String, log: inout ProblemLog) -> [PositionedText] {
    guard let node = take(key) else { return [] }
    let nodes = node.scalar == nil ? Self.list(node, name: key, log: &log) : [node]
    return nodes.compactMap { node in
      Self.text(node, name: "an entry of '\(key)'", quoted: false, log: &log)
        .map { PositionedText(text: $0, position: node.position) }
    }
  }

  /// Returns whether the mapping contains a key.
  func has(_ key: String) -> Bool {
    keys.contains(key)
  }

  /// Returns the Boolean value of a key, or `false` if the key is missing.
  mutating func flag(_ key: String, log: inout ProblemLog) -> Bool {
    guard let node = take(key) else { return false }
    switch node.scalar?.string {
    case "true": return true
    case "false": return false
    default:
      log.report("'\(key)' must be true or false", at: node.position)
      return false
    }
  }

  /// Returns the enumeration value that a text names, or nil if there is none.
  static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ text: PositionedText,
    name: String,
    log: inout ProblemLog
  ) -> Choice? {
    if let choice = Choice(rawValue: text.text) { return choice }
    let known = Choice.allCases.map { "'\($0.rawValue)'" }.joined(separator: " or ")
    log.report("\(name) '\(text.text)' is not known; use \(known)", at: text.position)
    return nil
  }
}
