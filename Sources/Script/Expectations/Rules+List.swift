import SceneText

extension [String] {
  /// The issue rules as a list, for the description of a mismatch.
  var issueList: String {
    guard !isEmpty else { return "no issues" }
    let word = count == 1 ? "issue" : "issues"
    return "\(count) \(word): \(map(Printable.line).joined(separator: ", "))"
  }
}
