package import FaultCatalogue

/// The facts about a fault besides its explanation, in words for the prompt and for documents.
package struct FaultFacts {
  /// The facts, from top to bottom.
  package let rows: [HelpEntry]

  /// Collects the known facts.
  ///
  /// - Parameter fault: The fault.
  package init(_ fault: Fault) {
    var rows = [HelpEntry("found by", Self.finder(of: fault))]
    if let unseen = fault.unseen { rows.append(HelpEntry("not seen", unseen)) }
    rows.append(HelpEntry("concerns", fault.versions))
    if !fault.behaviours.isEmpty {
      rows.append(
        HelpEntry("stands on", fault.behaviours.joined(separator: ", ") + " of Docs/Behaviours.tsv")
      )
    }
    if let lesson = fault.lesson { rows.append(HelpEntry("lesson", lesson)) }
    if let exercise = fault.exercise { rows.append(HelpEntry("exercise", exercise)) }
    self.rows = rows
  }

  private static func finder(of fault: Fault) -> String {
    let finder =
      switch fault.detection {
      case .linter: "the linter"
      case .runtime: "the app while it runs"
      case .both: "the linter, and the app while it runs"
      case .neither(let reason): "nobody: \(reason)"
      }
    return fault.isFixable ? finder + "; the linter can fix it" : finder
  }
}
