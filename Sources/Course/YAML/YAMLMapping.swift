import Yams

/// A mapping whose keys are taken one by one, so that whatever is left at the end is a mistake.
struct YAMLMapping {
  /// The place where the mapping starts.
  let position: ContentProblem.Position
  private let entries: [(key: Node, value: Node)]
  private var asked: [String] = []

  /// Makes the mapping of a node, or nil when the node is something else.
  init?(_ node: Node) {
    guard let mapping = node.mapping else { return nil }
    position = node.position
    entries = mapping.map { (key: $0.key, value: $0.value) }
  }

  /// The keys, in the order in which they stand.
  var keys: [String] { entries.compactMap(\.key.scalar?.string) }

  /// Returns the place where a key's value starts, or the start of the mapping when the key is
  /// missing.
  func position(of key: String) -> ContentProblem.Position {
    entries.first { $0.key.scalar?.string == key }?.value.position ?? position
  }

  /// Returns the place of a key, or the start of the mapping when it is missing.
  func keyPosition(of key: String) -> ContentProblem.Position {
    entries.first { $0.key.scalar?.string == key }?.key.position ?? position
  }

  /// The value of a key, or nil when the key is missing.
  mutating func take(_ key: String) -> Node? {
    asked.append(key)
    return entries.first { $0.key.scalar?.string == key }?.value
  }

  /// The value of a key that must be there.
  mutating func require(_ key: String, log: inout ProblemLog) -> Node? {
    guard let node = take(key) else {
      log.report("'\(key)' is missing; add a line '\(key): …'", at: position)
      return nil
    }
    return node
  }

  /// Reports every key that nobody asked for.
  func reportLeftovers(log: inout ProblemLog) {
    for (key, _) in entries where !asked.contains(key.scalar?.string ?? "") {
      let name = key.scalar?.string ?? "a list or mapping"
      let known = asked.joined(separator: ", ")
      log.report("'\(name)' is not known here; use \(known)", at: key.position)
    }
  }
}
