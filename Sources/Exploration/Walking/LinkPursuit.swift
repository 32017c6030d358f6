import SceneModel
import SceneText

/// A second link to open directly after the first, to find out how the app interprets links.
struct LinkPursuit: Equatable {
  /// The line that opens the link.
  let line: String
  /// A Boolean value that indicates whether the link must be opened from the same place as the first link.
  let isFromRoot: Bool

  /// Creates a second link to open, or returns nil if the first link shows enough.
  ///
  /// - Parameters:
  ///   - url: The opened link.
  ///   - step: The step that opened it.
  init?(of url: String, in step: ExploredStep) {
    let parts = LinkOracle.parts(url)
    guard step.refusal == nil, let scheme = url.firstRange(of: "://"), !url.contains(":///"),
      let last = parts.last, parts.count > 1
    else { return nil }
    if !step.hasEffect, last != LinkCandidates.nonsense, last != LinkCandidates.farNumber {
      // An app that looks for all words in the path understands only this form.
      line = "open \(url[..<scheme.lowerBound]):///\(parts.joined(separator: "/"))"
      isFromRoot = false
    } else if (step.after?.visibleStack?.depth ?? 0) > (step.before?.visibleStack?.depth ?? 0),
      last != LinkCandidates.nonsense, last != LinkCandidates.farNumber
    {
      let other =
        last.allSatisfy(\.isNumber) ? LinkCandidates.farNumber : LinkCandidates.nonsense
      let words = parts.dropLast() + [other]
      line = "open \(url[..<scheme.lowerBound])://\(words.joined(separator: "/"))"
      isFromRoot = true
    } else {
      return nil
    }
  }
}
