/// A set of names for feedback files, derived from the names of submissions.
///
/// A learner may choose any name for a submission. The file name keeps its letters, digits, dots and dashes, up to 60.
/// A number distinguishes equal names.
package struct FeedbackFileNames: Hashable, Sendable {
  private var taken: Set<String> = []

  /// Creates an empty set of names.
  package init() {}

  /// Returns a unique file name for a submission, and reserves the name.
  ///
  /// - Parameter submission: The name of the submission.
  /// - Returns: The name of the file, without an extension.
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
    // Some file systems do not distinguish `A` from `a`.
    while !taken.insert(result.lowercased()).inserted {
      result = "\(name)-\(number)"
      number += 1
    }
    return result
  }
}
