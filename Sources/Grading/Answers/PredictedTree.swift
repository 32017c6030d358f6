import Course

/// A tree of screens as written by a learner: a tab, its screens, and the presentations.
struct PredictedTree: Hashable {
  /// The label of the selected tab, or nil if the learner named none.
  private(set) var tab: String?
  /// The titles of the screens, root first.
  private(set) var screens: [String] = []
  /// The presentations over the screens, from bottom to top.
  private(set) var presented: [Goal.Presented] = []

  /// Creates a tree from text, ignoring indentation and tree-drawing characters.
  ///
  /// - Parameter text: The lines; in an answer of one line, ` / ` separates lines as well.
  init(_ text: String) {
    for line in text.replacing(" / ", with: "\n").split(separator: "\n") {
      let name = String(line.drop { " \t│├└─|`-●▶*>".contains($0) })
      guard !name.isEmpty else { continue }
      if name.lowercased().hasPrefix("tab ") {
        // Only one tab is ever selected, so an answer that names two is wrong.
        let label = String(name.dropFirst("tab ".count))
        tab = tab.map { "\($0) / \(label)" } ?? label
      } else if let presentation = PredictionReader.presentations(in: [name]).first {
        presented.append(presentation)
      } else if presented.isEmpty {
        screens += PredictionReader.names(in: name)
      } else {
        presented[presented.count - 1].screens.append(name)
      }
    }
  }

  /// Returns the result of comparing the predicted tree with an app's state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - worth: The points of each part; empty if only the whole counts.
  /// - Returns: The result of the comparison.
  func finding(in state: SeenState, worth: [Goal.Part: Int]) -> PredictionReader.Finding {
    let isTabRight = state.tab.map { seen in
      tab.map { PredictionReader.isAlike(seen.label, $0) || seen.isCalled($0) } ?? false
    }
    let areScreensRight = PredictionReader.areAlike(screens, state.screens)
    let isRestRight = PredictionReader.areAlike(presented, state.presented)
    let parts: [(Goal.Part, Bool, String)] = [
      (.tab, isTabRight ?? (tab == nil), "The selected tab is not the one that you wrote."),
      (.screens, areScreensRight, "The screens are not the ones that you wrote."),
      (.presented, isRestRight, "The presentation over the screens is not the one that you wrote."),
    ]
    let summary = parts.filter { !$0.1 }.map(\.2).joined(separator: " ")
    return PredictionReader.Finding(
      summary: summary.isEmpty ? nil : summary,
      parts: parts.map { part, isRight, _ in
        PartResult(name: part.rawValue, points: worth[part] ?? 0, isRight: isRight)
      }
    )
  }
}
