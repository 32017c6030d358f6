package import Course
import Foundation
package import SceneText

/// A generator of the initial files of a lesson or exercise, which the author then completes.
package struct NewContent: Hashable, Sendable {
  private let catalogue: Catalogue

  /// Creates a generator of content for a course.
  ///
  /// - Parameter catalogue: The course.
  package init(in catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  /// Creates the folder of a new lesson.
  ///
  /// - Parameter name: The folder's name, such as `23-windows`.
  /// - Returns: The lines to show.
  /// - Throws: `CommandFailure` if the name has another form or is taken, or the files cannot be written.
  package func lesson(_ name: String) throws(CommandFailure) -> [StyledText] {
    let name = try self.name(name, among: catalogue.lessonNames)
    return try write(
      LessonDraft.files,
      below: "\(catalogue.path)/Lessons/\(name)",
      check: "Lessons/\(name.number)"
    )
  }

  /// Creates the folder of a new exercise in which learners write Swift.
  ///
  /// - Parameters:
  ///   - name: The folder's name, such as `96-two-windows`.
  ///   - lesson: The lesson that prepares for it.
  ///   - form: The kind of exercise.
  /// - Returns: The lines to show.
  /// - Throws: `CommandFailure` if the name has another form or is taken, or the files cannot be written.
  package func exercise(
    _ name: String,
    lesson: String?,
    form: ExerciseDraft.Form = .code
  ) throws(CommandFailure) -> [StyledText] {
    let name = try self.name(name, among: catalogue.exerciseNames)
    let lesson = try CourseFailure.translate {
      try lesson.map(catalogue.lessonName) ?? catalogue.lessonNames().last
    }
    guard let lesson else {
      throw CommandFailure(.misuse, saying: "there are no lessons yet; create a lesson first")
    }
    return try write(
      ExerciseDraft(lesson: lesson, form: form).files,
      below: "\(catalogue.path)/Exercises/\(name)",
      check: "Exercises/\(name.number)"
    )
  }

  private func name(
    _ text: String,
    among names: () throws(ContentError) -> [ItemName]
  ) throws(CommandFailure) -> ItemName {
    guard let name = ItemName(text) else {
      throw CommandFailure(
        .misuse,
        saying:
          "'\(Printable.line(text))' is not a valid name for a course folder; write two digits, a dash"
          + " and lower-case words, as in: 23-two-windows"
      )
    }
    let known = try CourseFailure.translate { try names() }
    if let other = known.first(where: { $0.number == name.number }) {
      throw CommandFailure(
        .misuse,
        saying: "\(other) already has the number \(name.number); choose a different number"
      )
    }
    return name
  }

  /// Writes files beside their destination and then moves them there to avoid an incomplete folder.
  private func write(
    _ files: [(name: String, text: String)],
    below folder: String,
    check: String
  ) throws(CommandFailure) -> [StyledText] {
    let manager = FileManager.default
    let target = URL(fileURLWithPath: folder)
    let draft = target.deletingLastPathComponent()
      .appendingPathComponent(".draft-\(ProcessInfo.processInfo.processIdentifier)")
    do {
      defer {
        // A remaining draft does no harm.
        try? manager.removeItem(at: draft)
      }
      for (name, text) in files {
        let file = draft.appendingPathComponent(name)
        try manager.createDirectory(
          at: file.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
      }
      try manager.moveItem(at: draft, to: target)
    } catch {
      throw CommandFailure(
        .misuse,
        saying:
          "\(folder) cannot be created (\(error.localizedDescription)); check the folder that contains it"
      )
    }
    return files.map { StyledText("wrote ") + StyledText("\(folder)/\($0.name)", .value) }
      + ["", StyledText("To prove it: ") + StyledText("navlab dev check \(check)", .control)]
  }
}
