import Yams

/// A mapping whose keys are consumed one by one, to detect keys that have no meaning.
struct YAMLMapping {
  /// The position at which the mapping starts.
  let position: ContentProblem.Position
  private let entries: [(key: Node, value: Node)]
  private var asked: [String] = []

  /// Creates the mapping of a node, or returns nil if the node is not a mapping.
  init?(_ node: Node) {
    guard let mapping = node.mapping else { return nil }
    position = node.position
    entries = mapping.map { (key: $0.key, value: $0.value) }
  }

  /// The keys of the mapping, in order.
  var keys: [String] { entries.compactMap(\.key.scalar?.string) }

  /// Returns the position of a key's value, or the start of the mapping if the key is missing.
  func position(of key: String) -> ContentProblem.Position {
    entries.first { $0.key.scalar?.string == key }?.value.position ?? position
  }

  /// Returns the position of a key, or the start of the mapping if the key is missing.
  func keyPosition(of key: String) -> ContentProblem.Position {
    entries.first { $0.key.scalar?.string == key }?.key.position ?? position
  }

  /// Consumes a key and returns its value, or nil if the key is missing.
  mutating func take(_ key: String) -> Node? {
    asked.append(key)
    return entries.first { $0.key.scalar?.string == key }?.value
  }

  /// Consumes a required key and returns its value, or logs a problem and returns nil.
  mutating func require(_ key: String, log: inout ProblemLog) -> Node? {
    guard let node = take(key) else {
      log.report("'\(key)' is missing; add a line '\(key): …'", at: position)
      return nil
    }
    return node
  }

  /// Reports every key that has not been consumed.
  func reportLeftovers(log: inout ProblemLog) {
    for (key, _) in entries where !asked.contains(key.scalar?.string ?? "") {
      let name = key.scalar?.string ?? "a list or mapping"
      let known = asked.joined(separator: ", ")
      log.report("'\(name)' is not a known key; use \(known)", at: key.position)
    }
  }
}
