package import AppBuilder
package import Course
import Grading
package import Publishing
package import SceneText

/// The lessons as pages or notebooks, with the actual output of their commands.
package struct CourseExport {
  private let catalogue: Catalogue
  private let builder: Builder
  private let faults: FaultFolder
  private let version: String
  private let play: ([String]) -> [[CellOutput]]

  /// Prepares an export.
  ///
  /// - Parameters:
  ///   - catalogue: The course.
  ///   - builder: What builds the lessons' apps.
  ///   - faults: The catalogue of faults.
  ///   - version: The version of NavLab.
  ///   - play: Runs the cells of a notebook, and gives what each brings.
  package init(
    catalogue: Catalogue,
    builder: Builder,
    faults: FaultFolder,
    version: String,
    play: @escaping ([String]) -> [[CellOutput]]
  ) {
    self.play = play
    self.catalogue = catalogue
    self.builder = builder
    self.faults = faults
    self.version = version
  }

  /// Plays the lessons and writes them.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - path: The folder, which is new, empty, or holds such an export.
  ///   - queries: The lessons, as somebody names them; all of them, when none is named.
  ///   - showsNotes: Whether the notes for teachers are written too.
  ///   - tell: Is given a line about each lesson before it is played.
  /// - Returns: What to tell at the end.
  /// - Throws: `CommandFailure` when a lesson cannot be played, or the folder holds something else.
  package func run(
    _ form: ExportForm,
    to path: String,
    lessons queries: [String] = [],
    showsNotes: Bool = false,
    tell: (String) -> Void
  ) throws(CommandFailure) -> [StyledText] {
    try CourseFailure.translate {
      let folder = ExportFolder(path: path, mark: form.rawValue)
      // Playing takes a while, so what would be refused at the end is refused first.
      _ = try folder.previous()
      let all = try catalogue.lessonNames()
      let chosen = Set(try queries.map { try catalogue.lessonName(for: $0) })
      let replay = LessonReplay(builder: builder, faults: faults)
      let performances = try all.filter { chosen.isEmpty || chosen.contains($0) }.map { name in
        tell("\(name)")
        return try replay.perform(catalogue.lesson(name))
      }
      let exercises = try catalogue.exerciseNames().map { try catalogue.exercise($0) }
      let course = PublishedCourse(
        lessons: performances,
        exercises: exercises,
        faults: try faults.entries(),
        showsNotes: showsNotes,
        version: version
      )
      let files = try form.files(of: course, play: play)
      try folder.write(files)
      let count = performances.count
      let head = "\(count) lesson\(count == 1 ? "" : "s") in \(files.count) \(form.noun): "
      return [StyledText(head) + StyledText(folder.path, .value, file: folder.path)]
    }
  }
}
