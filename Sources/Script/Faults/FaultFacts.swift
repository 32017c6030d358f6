package import FaultCatalogue

/// The facts about a fault other than its explanation, worded for the prompt and for documents.
package struct FaultFacts {
  /// The facts with their names, from top to bottom.
  package let rows: [HelpEntry]

  /// Creates the facts about a fault.
  ///
  /// - Parameter entry: The entry on the fault.
  package init(_ entry: FaultEntry) {
    var rows = [HelpEntry("found by", Self.finder(of: entry.fault))]
    if let unseen = entry.unseen { rows.append(HelpEntry("not seen", unseen)) }
    rows.append(HelpEntry("concerns", entry.versions))
    if !entry.behaviours.isEmpty {
      rows.append(
        HelpEntry("based on", entry.behaviours.joined(separator: ", ") + " of Docs/Behaviours.tsv")
      )
    }
    if let lesson = entry.lesson { rows.append(HelpEntry("lesson", lesson)) }
    if let exercise = entry.exercise { rows.append(HelpEntry("exercise", exercise)) }
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
