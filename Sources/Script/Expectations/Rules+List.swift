import SceneText

extension [String] {
  /// The rules of some issues, as a list for a mismatch.
  var issueList: String {
    guard !isEmpty else { return "no issues" }
    let word = count == 1 ? "issue" : "issues"
    return "\(count) \(word): \(map(Printable.line).joined(separator: ", "))"
  }
}
