/// Names of feedback files, derived from the names of submissions.
///
/// A submission is called as a stranger likes; a file gets the letters, digits, dots and dashes of that, 60 at most, and a number
/// where two would be called the same.
package struct FeedbackFileNames: Hashable, Sendable {
  private var taken: Set<String> = []

  /// Creates an empty set of names.
  package init() {}

  /// Returns a unique name for a submission.
  ///
  /// - Parameter submission: The name of the submission.
  /// - Returns: The name of its file, without an ending.
  package mutating func name(for submission: String) -> String {
    var name = String(
      submission.prefix(60).map { character in
        character.isLetter || character.isNumber || "-_.".contains(character) ? character : "-"
      }
    )
    // A name that begins with a dot would hide the file.
    if name.first.map({ $0 == "." }) ?? true { name = "submission\(name)" }
    var result = name
    var number = 2
    // File systems of some computers know no difference between A and a.
    while !taken.insert(result.lowercased()).inserted {
      result = "\(name)-\(number)"
      number += 1
    }
    return result
  }
}
