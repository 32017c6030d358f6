/// A lesson, which consists of prose, commands for its app, and parts of that app's source.
package struct Lesson: Hashable, Sendable, Identifiable {
  /// The name of the lesson's folder, such as `01-the-stack-is-state`.
  package var id: ItemName
  /// The path of the lesson's folder.
  package var folder: String
  package var title: String
  /// The subject of the lesson, in one sentence.
  package var summary: String
  /// The approximate time that a learner needs, in minutes.
  package var minutes: Int
  /// The goals of the lesson, which describe what the learner can do afterwards.
  package var goals: [String]
  /// The names of the lessons to read first.
  package var needs: [ItemName]
  /// The ids of the behaviours that the lesson teaches, such as `NS-01`.
  package var behaviours: [String]
  /// The ids of the faults that the lesson explains.
  package var faults: [String]
  /// The ids of the sections of documents that the lesson covers, such as `000-2`.
  package var sections: [String]
  /// The names of the course topics that the lesson teaches.
  package var topics: [String]
  /// The blocks of the lesson's text.
  package var blocks: [Block]
  /// The numbers of the lines of `document` at which the blocks begin, counted from 1.
  package var lines: [Int]

  package init(
    id: ItemName,
    folder: String,
    title: String,
    summary: String,
    minutes: Int,
    goals: [String] = [],
    needs: [ItemName] = [],
    behaviours: [String] = [],
    faults: [String] = [],
    sections: [String] = [],
    topics: [String] = [],
    blocks: [Block],
    lines: [Int]? = nil
  ) {
    self.id = id
    self.folder = folder
    self.title = title
    self.summary = summary
    self.minutes = minutes
    self.goals = goals
    self.needs = needs
    self.behaviours = behaviours
    self.faults = faults
    self.sections = sections
    self.topics = topics
    self.blocks = blocks
    self.lines = lines ?? blocks.map { _ in 1 }
  }

  /// The path of the lesson's Markdown file.
  package var document: String { "\(folder)/Lesson.md" }

  /// The path of the source of the lesson's app.
  package var app: String { "\(folder)/App.swift" }

  /// The commands of the lesson with their output, in reading order.
  package var cells: [NavCell] {
    blocks.compactMap { block in
      switch block {
      case .transcript(let cell): cell
      case .prediction(let prediction): prediction.cell
      default: nil
      }
    }
  }

  /// Returns a problem for each unknown file in the lesson's folder.
  ///
  /// - Returns: A problem for each of these files.
  /// - Throws: A problem if the folder cannot be read.
  package func strays() throws(ContentError) -> [ContentProblem] {
    let known: Set = ["Lesson.md", "App.swift"]
    let parent = ContentFolder(folder)
    return try parent.names().filter { !known.contains($0) }.map { name in
      let message = "this is not part of the lesson; remove it"
      return ContentProblem(file: parent.path(of: name), message: message)
    }
  }
}
