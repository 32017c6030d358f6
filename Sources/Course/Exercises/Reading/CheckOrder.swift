/// The order in which checks require one another, built while the checks are read.
struct CheckOrder {
  private var entries: [Entry] = []
  private let known: [String: Exercise.Visibility]

  private struct Entry {
    var name: String
    var visibility: Exercise.Visibility
    var requires: [PositionedText]
  }

  /// Creates an order that takes checks kept elsewhere into account.
  init(_ checks: [Exercise.Check]) {
    known = Dictionary(checks.map { ($0.name, $0.visibility) }) { first, _ in first }
  }

  /// Adds a check with its requirements.
  mutating func add(
    _ name: String,
    visibility: Exercise.Visibility,
    requires: [PositionedText]
  ) {
    entries.append(Entry(name: name, visibility: visibility, requires: requires))
  }

  /// Reports checks that require a missing check, a hidden check, or one another.
  func reportMistakes(log: inout ProblemLog) {
    let names = known.keys.sorted() + entries.map(\.name)
    var visibilities = known
    for entry in entries { visibilities[entry.name] = entry.visibility }
    for entry in entries {
      for required in entry.requires {
        guard let visibility = visibilities[required.text] else {
          let others = names.filter { $0 != entry.name }.joined(separator: ", ")
          log.report(
            "there is no check '\(required.text)' to wait for; the other checks are \(others)",
            at: required.position
          )
          continue
        }
        if entry.visibility == .public, visibility == .hidden {
          log.report(
            "a public check cannot wait for the hidden check '\(required.text)', which runs"
              + " later; let the hidden check wait instead",
            at: required.position
          )
        }
      }
    }
    reportCycle(log: &log)
  }

  /// Reports the first cycle of checks that require one another.
  private func reportCycle(log: inout ProblemLog) {
    var finished: Set<String> = []
    for entry in entries {
      guard let cycle = cycle(from: entry.name, way: [], finished: &finished) else { continue }
      let position = entries.first { $0.name == cycle[0] }?.requires
        .first { $0.text == cycle[1] }?.position
      let chain = cycle.map { "'\($0)'" }.joined(separator: " waits for ")
      log.report(
        "\(chain); remove 'requires' from one of these checks",
        at: position ?? .init(line: 1)
      )
      return
    }
  }

  private func cycle(
    from name: String,
    way: [String],
    finished: inout Set<String>
  ) -> [String]? {
    if let start = way.firstIndex(of: name) { return way[start...] + [name] }
    guard !finished.contains(name), let entry = entries.first(where: { $0.name == name }) else {
      return nil
    }
    for required in entry.requires {
      if let cycle = cycle(from: required.text, way: way + [name], finished: &finished) {
        return cycle
      }
    }
    finished.insert(name)
    return nil
  }
}
