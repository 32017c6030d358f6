/// A lesson: prose, commands to play on an app of its own, and parts of that app's source.
package struct Lesson: Hashable, Sendable, Identifiable {
  /// The name of the lesson's folder, such as `01-the-stack-is-state`.
  package var id: ItemName
  /// The path of the lesson's folder.
  package var folder: String
  package var title: String
  /// What the lesson is about, in one sentence.
  package var summary: String
  /// How long a learner needs, roughly.
  package var minutes: Int
  /// The rows of the conformance table that the lesson teaches, such as `NS-01`.
  package var behaviours: [String]
  /// The lesson's text.
  package var blocks: [Block]

  /// The path of the lesson's Markdown.
  package var document: String { "\(folder)/Lesson.md" }

  /// The path of the lesson's app.
  package var app: String { "\(folder)/App.swift" }

  /// The commands of the lesson, in reading order.
  package var cells: [NavCell] {
    blocks.compactMap { block in
      if case .transcript(let cell) = block { cell } else { nil }
    }
  }

  /// The files in the lesson's folder that belong to nothing.
  ///
  /// - Returns: A problem for each of them.
  /// - Throws: A problem when the folder cannot be read.
  package func strays() throws(ContentError) -> [ContentProblem] {
    let known: Set = ["Lesson.md", "App.swift"]
    let parent = ContentFolder(folder)
    return try parent.names().filter { !known.contains($0) }.map { name in
      let message = "this belongs to no part of the lesson; remove it"
      return ContentProblem(file: parent.path(of: name), message: message)
    }
  }
}
