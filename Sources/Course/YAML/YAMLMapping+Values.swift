import Yams

extension YAMLMapping {
  /// Returns the text of a required key, or logs a problem and returns nil.
  mutating func text(_ key: String, log: inout ProblemLog) -> String? {
    guard let node = require(key, log: &log) else { return nil }
    return Self.text(node, name: key, log: &log)
  }

  /// Returns the text of a key, or nil if the key is missing.
  mutating func optionalText(_ key: String, log: inout ProblemLog) -> String? {
    guard let node = take(key) else { return nil }
    return Self.text(node, name: key, log: &log)
  }

  /// Returns the whole number of a required key, or logs a problem and returns nil.
  mutating func number(
    _ key: String,
    in range: ClosedRange<Int>,
    log: inout ProblemLog
  ) -> Int? {
    guard let node = require(key, log: &log) else { return nil }
    return Self.number(node, name: key, in: range, log: &log)
  }

  /// Returns the whole number of a key, or nil if the key is missing.
  mutating func optionalNumber(
    _ key: String,
    in range: ClosedRange<Int>,
    log: inout ProblemLog
  ) -> Int? {
    guard let node = take(key) else { return nil }
    return Self.number(node, name: key, in: range, log: &log)
  }

  /// Returns the texts in the list for a key, or nil if the key is missing.
  mutating func optionalTexts(_ key: String, log: inout ProblemLog) -> [String]? {
    guard let node = take(key) else { return nil }
    return Self.list(node, name: key, log: &log).compactMap {
      Self.text($0, name: "an entry of '\(key)'", quoted: false, log: &log)
    }
  }

  /// Returns the enumeration value that a required key names, or logs a problem and returns nil.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String,
    log: inout ProblemLog
  ) -> Choice? {
    guard let node = require(key, log: &log),
      let text = Self.text(node, name: key, log: &log)
    else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let known = Choice.allCases.map { "'\($0.rawValue)'" }.joined(separator: " or ")
    log.report("\(key) '\(text)' is not known; use \(known)", at: node.position)
    return nil
  }

  /// Returns the elements of a node, or reports a problem and returns an empty array if the node is not a list.
  static func list(_ node: Node, name: String, log: inout ProblemLog) -> [Node] {
    guard let sequence = node.sequence else {
      log.report("'\(name)' must be a list; write one '- ' line for each entry", at: node.position)
      return []
    }
    return Array(sequence)
  }

  /// Returns the text of a scalar node, or nil if the node is empty or not a scalar.
  static func text(
    _ node: Node,
    name: String,
    quoted: Bool = true,
    log: inout ProblemLog
  ) -> String? {
    let subject = quoted ? "'\(name)'" : name
    guard let scalar = node.scalar else {
      log.report("\(subject) must be a single string; write it on one line", at: node.position)
      return nil
    }
    let text = scalar.string.trimmingWhitespace()
    guard !text.isEmpty else {
      log.report("\(subject) is empty; write a value or remove it", at: node.position)
      return nil
    }
    return text
  }

  private static func number(
    _ node: Node,
    name: String,
    in range: ClosedRange<Int>,
    log: inout ProblemLog
  ) -> Int? {
    let found = node.scalar?.string ?? "a list or mapping"
    guard let number = Int(found), range.contains(number) else {
      log.report(
        "'\(name)' must be a whole number from \(range.lowerBound) to \(range.upperBound),"
          + " not '\(found)'",
        at: node.position
      )
      return nil
    }
    return number
  }
}
