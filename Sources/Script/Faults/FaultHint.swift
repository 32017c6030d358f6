import FaultCatalogue
import SceneText

/// A line that tells the user how to read more about reported faults.
struct FaultHint {
  private let ids: [String]

  /// Creates a hint about reported faults.
  ///
  /// - Parameter rules: The rules that were broken; those without an entry are left out.
  init(_ rules: [String]) {
    ids = rules.reduce(into: []) { ids, rule in
      if !ids.contains(rule), Fault.named(rule) != nil { ids.append(rule) }
    }
  }

  /// Returns the hint, wrapped to the width of the window, or no lines if no fault has an explanation.
  func lines(_ layout: TextLayout) -> [StyledText] {
    guard let first = ids.first else { return [] }
    var text = "To read more: explain \(first)"
    if ids.count > 1 {
      text += ids.dropFirst().prefix(3).map { ", explain \($0)" }.joined()
    }
    return layout.paragraph(text, style: .secondary, indent: 2)
  }
}
