import SceneText

/// The labels on a screen, for use in the description of a mismatch.
struct VisibleLabels {
  private let labels: [String]
  private let noun: String

  init(_ labels: [String], of noun: String) {
    self.labels = labels
    self.noun = noun
  }

  /// Returns a list of the labels, beginning with those most similar to the wanted label.
  func description(near wanted: String) -> String {
    guard !labels.isEmpty else { return "no \(noun) on the screen" }
    let near = Spelling(labels).suggestions(for: wanted)
    let others = labels.filter { !near.contains($0) }
    let shown = (near + others).prefix(5).map { Printable.quoted(String($0.prefix(60))) }
    let rest = labels.count > shown.count ? " and \(labels.count - shown.count) more" : ""
    let word = labels.count == 1 ? noun : "\(noun)s"
    return "\(word) \(shown.joined(separator: ", "))\(rest)"
  }
}
