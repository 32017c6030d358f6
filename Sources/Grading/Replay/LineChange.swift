/// A line of text, compared with another version of the text.
package enum LineChange: Hashable, Sendable, CustomStringConvertible {
  /// A line in both versions.
  case kept(String)
  /// A line in the old version only.
  case removed(String)
  /// A line in the new version only.
  case added(String)

  /// The line, preceded by a sign for its change.
  package var description: String {
    switch self {
    case .kept(let line): "  \(line)"
    case .removed(let line): "- \(line)"
    case .added(let line): "+ \(line)"
    }
  }

  /// Returns the changes between two versions of the text, with the unchanged lines near them.
  ///
  /// - Parameters:
  ///   - old: The lines of the old version.
  ///   - new: The lines of the new version.
  /// - Returns: The lines of both, in order.
  package static func between(_ old: [String], _ new: [String]) -> [LineChange] {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var changes: [LineChange] = []
    var place = 0
    for (index, line) in old.enumerated() {
      guard !removed.contains(index) else {
        changes.append(.removed(line))
        continue
      }
      while added.contains(place) {
        changes.append(.added(new[place]))
        place += 1
      }
      changes.append(.kept(line))
      place += 1
    }
    changes += new[place...].map(LineChange.added)
    return shortened(changes)
  }

  private static func shortened(_ changes: [LineChange]) -> [LineChange] {
    let places = changes.indices.filter { !changes[$0].isKept }
    guard let first = places.first, let last = places.last else { return [] }
    return Array(changes[max(0, first - context)...min(changes.count - 1, last + context)])
  }

  private var isKept: Bool {
    if case .kept = self { true } else { false }
  }

  private static let context = 2
}
