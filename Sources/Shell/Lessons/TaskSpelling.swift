import Course
import SceneText

/// The spelling of commands in a task that is copied as a file beside the work.
///
/// A task is written for a reader in the exercise's own folder with `navlab` on the PATH. Without it on the PATH, the
/// commands are typed in the folder above.
struct TaskSpelling {
  private let invocation: Invocation
  private let places: PlacedCommands

  /// Creates the spelling for the task of an exercise.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - invocation: The way to start NavLab in the folder that contains the exercise's.
  init(_ exercise: Exercise, invocation: Invocation) {
    self.invocation = Invocation(program: invocation.program)
    places = PlacedCommands(files: (exercise.files + ["App.swift"]).map { "\(exercise.id)/\($0)" })
  }

  /// Returns a task's Markdown with its commands as a learner types them.
  ///
  /// - Parameter markdown: The task as its author wrote it.
  /// - Returns: The task.
  func callAsFunction(_ markdown: String) -> String {
    guard invocation.program != Invocation.name else { return markdown }
    return invocation.spelled(places.markdown(markdown))
  }
}
