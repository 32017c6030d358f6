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
    blocks.flatMap(\.cells)
  }
}

extension Block {
  fileprivate var cells: [NavCell] {
    switch self {
    case .transcript(let cell): [cell]
    case .quote(let blocks): blocks.flatMap(\.cells)
    case .list(_, let items): items.flatMap { $0.flatMap(\.cells) }
    case .heading, .paragraph, .code, .source, .rule: []
    }
  }
}
