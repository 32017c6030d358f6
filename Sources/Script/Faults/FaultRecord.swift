package import FaultCatalogue

/// The representation of a fault in JSON, for other programs.
package struct FaultRecord: Encodable {
  private let entry: FaultEntry

  /// Creates the record of a fault.
  ///
  /// - Parameter entry: The entry on the fault.
  package init(_ entry: FaultEntry) {
    self.entry = entry
  }

  private enum Key: String, CodingKey {
    case id, topic, summary, why, remedy, severity, linter, runtime, reason, unseen, fixable,
      versions,
      behaviours
    case wrong, right, lesson, exercise
  }

  private enum ExampleKey: String, CodingKey {
    case code, script, before, after
  }

  package func encode(to encoder: any Encoder) throws {
    let fault = entry.fault
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(fault.id, forKey: .id)
    try container.encode(fault.topic.rawValue, forKey: .topic)
    try container.encode(fault.summary, forKey: .summary)
    try container.encode(entry.why, forKey: .why)
    try container.encode(entry.remedy, forKey: .remedy)
    try container.encode(fault.severity, forKey: .severity)
    try container.encode(fault.detection.includesLinter, forKey: .linter)
    try container.encode(fault.detection.includesRuntime, forKey: .runtime)
    if case .neither(let reason) = fault.detection {
      try container.encode(reason, forKey: .reason)
    }
    try container.encodeIfPresent(entry.unseen, forKey: .unseen)
    try container.encode(fault.isFixable, forKey: .fixable)
    try container.encode(entry.versions, forKey: .versions)
    try container.encode(entry.behaviours, forKey: .behaviours)
    try encode(entry.wrong, into: &container, as: .wrong)
    try encode(entry.right, into: &container, as: .right)
    try container.encodeIfPresent(entry.lesson, forKey: .lesson)
    try container.encodeIfPresent(entry.exercise, forKey: .exercise)
  }

  private func encode(
    _ example: FaultEntry.Example,
    into container: inout KeyedEncodingContainer<Key>,
    as key: Key
  ) throws {
    var nested = container.nestedContainer(keyedBy: ExampleKey.self, forKey: key)
    try nested.encode(example.code, forKey: .code)
    try nested.encodeIfPresent(example.script, forKey: .script)
    try nested.encodeIfPresent(example.before, forKey: .before)
    try nested.encodeIfPresent(example.after, forKey: .after)
  }
}
