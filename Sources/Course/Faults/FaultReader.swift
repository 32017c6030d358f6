import FaultCatalogue

/// A reader of the facts in an entry that determine the program's decisions.
struct FaultReader {
  /// The id of the fault, which is the name of the entry's folder.
  let id: String

  /// Reads the fault from the mapping of its file, or logs a problem and returns nil.
  ///
  /// - Parameters:
  ///   - mapping: The content of `fault.yml`.
  ///   - log: The log for problems.
  /// - Returns: The fault, or nil after a problem.
  func read(from mapping: inout YAMLMapping, log: inout ProblemLog) -> Fault? {
    let summary = mapping.text("summary", log: &log)
    let topic: Fault.Topic? = mapping.choice("topic", log: &log)
    let severity: Fault.Severity? = mapping.choice("severity", log: &log)
    let detection = detection(from: &mapping, log: &log)
    let isFixable = mapping.flag("fixable", log: &log)
    let isElsewhere = mapping.flag("beyond-navigation", log: &log)
    guard let summary, let topic, let severity, let detection else { return nil }
    return Fault(
      id,
      topic,
      severity,
      detection,
      isFixable: isFixable,
      isAboutNavigation: !isElsewhere,
      summary
    )
  }

  private func detection(
    from mapping: inout YAMLMapping,
    log: inout ProblemLog
  ) -> Fault.Detection? {
    let finder: Finder? = mapping.choice("found-by", log: &log)
    guard finder == .nobody else { return finder?.detection }
    return mapping.text("reason", log: &log).map(Fault.Detection.neither)
  }

  /// A word that names the tools that find a fault.
  private enum Finder: String, CaseIterable {
    case linter, runtime, both, nobody

    /// The tools that find the fault, or nil if no tool finds it.
    var detection: Fault.Detection? {
      switch self {
      case .linter: .linter
      case .runtime: .runtime
      case .both: .both
      case .nobody: nil
      }
    }
  }
}
