/// A description of an exercise's requirements and free choices, generated from its checks.
///
/// Of a hidden check, it mentions only the existence and the points. Hidden questions of a quiz are shown.
package struct Contract: Hashable, Sendable {
  /// The text of the contract as Markdown.
  package var markdown: String

  /// Creates the contract of an exercise.
  ///
  /// - Parameter exercise: The exercise.
  package init(_ exercise: Exercise) {
    let known = exercise.checks.filter(exercise.shows)
    let writer = ContractWriter(exercise: exercise, checks: known)
    markdown = (["## How it is checked"] + writer.paragraphs).joined(separator: "\n\n") + "\n"
  }

  /// The text of the contract as blocks, which are shown like the blocks of a task.
  package var blocks: [Block] {
    var reader = MarkdownReader(dialect: .task, log: ProblemLog(file: ""))
    return reader.blocks(of: markdown)
  }
}

extension Exercise {
  /// The contract that describes the exercise's requirements and free choices.
  package var contract: Contract { Contract(self) }
}
