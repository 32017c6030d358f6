package import AppBuilder
package import Course
import Grading
package import Publishing
package import SceneText

/// An exporter of lessons as pages or notebooks, with the actual output of their commands.
package struct CourseExport {
  private let catalogue: Catalogue
  private let builder: Builder
  private let faults: FaultFolder
  private let version: String
  private let play: ([String]) -> [[CellOutput]]

  /// Creates an exporter of the course.
  ///
  /// - Parameters:
  ///   - catalogue: The course.
  ///   - builder: The builder of the lessons' apps.
  ///   - faults: The catalogue of faults.
  ///   - version: The version of NavLab.
  ///   - play: A closure that runs the cells of a notebook and returns the outputs of each.
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

  /// Plays the lessons, and writes them in the given format.
  ///
  /// - Parameters:
  ///   - form: The format.
  ///   - path: The folder, which does not exist, is empty, or contains an earlier export.
  ///   - queries: The lessons, as named by the user; empty for all.
  ///   - showsNotes: Whether to include the notes for teachers.
  ///   - tell: A closure called with a line about each lesson before it is played.
  /// - Returns: The message at the end.
  /// - Throws: `CommandFailure` if a lesson cannot be played, or the folder contains other files.
  package func run(
    _ form: ExportForm,
    to path: String,
    lessons queries: [String] = [],
    showsNotes: Bool = false,
    tell: (String) -> Void
  ) throws(CommandFailure) -> [StyledText] {
    try CourseFailure.translate {
      let folder = ExportFolder(path: path, mark: form.rawValue)
      // Playing takes a while, so anything that would fail at the end is checked first.
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
