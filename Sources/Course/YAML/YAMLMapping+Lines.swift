import Yams

extension YAMLMapping {
  /// Returns a required key's text without the line feed that a YAML block adds, or logs a problem and returns nil.
  mutating func lines(_ key: String, log: inout ProblemLog) -> String? {
    guard let node = require(key, log: &log) else { return nil }
    return Self.lines(node, name: key, log: &log)
  }

  /// Returns the unchanged text of a key, or nil if the key is missing.
  mutating func optionalLines(_ key: String, log: inout ProblemLog) -> String? {
    guard let node = take(key) else { return nil }
    return Self.lines(node, name: key, log: &log)
  }

  private static func lines(_ node: Node, name: String, log: inout ProblemLog) -> String? {
    guard let text = node.scalar?.string else {
      log.report(
        "'\(name)' must be a single string; begin a block of lines with '|'",
        at: node.position
      )
      return nil
    }
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
