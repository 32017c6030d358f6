package import Course
import Foundation
package import Grading
import SceneModel
package import Terminal

/// An operation that compares the submissions of a class with one another.
package struct ClassComparing {
  private let exercise: Exercise
  private let percent: Int

  /// Creates a comparison of submissions for an exercise.
  ///
  /// - Parameters:
  ///   - query: The exercise as the teacher names it.
  ///   - catalogue: The course of the exercise.
  ///   - percent: The minimum share of its own code that one of a pair has in common with the other, in percent.
  /// - Throws: `CommandFailure` if the exercise does not exist, or its correct answers are similar anyway.
  package init(
    of query: String,
    in catalogue: Catalogue,
    atLeast percent: Int
  ) throws(CommandFailure) {
    let exercise = try CourseFailure.translate {
      try catalogue.exercise(catalogue.exerciseName(for: query))
    }
    guard exercise.files.contains(where: { $0.hasSuffix(".swift") }) else {
      throw CommandFailure(
        .misuse,
        saying: "'\(exercise.id)' does not ask for Swift code, so all correct answers are alike; "
          + "compare an exercise with code"
      )
    }
    self.exercise = exercise
    self.percent = percent
  }

  /// Reads the submissions and compares them.
  ///
  /// - Parameters:
  ///   - paths: The paths of the folders and archives with the submissions.
  ///   - errors: The output for the names of unreadable submissions.
  /// - Returns: The pairs, and the compared submissions.
  /// - Throws: `CommandFailure` if there is nothing to compare.
  package func run(
    _ paths: [String],
    errors: any TextOutput
  ) throws(CommandFailure) -> (similarity: ClassSimilarity, submissions: [ComparedSubmission]) {
    try ClassFailure.translate {
      let list = try SubmissionList(in: paths, files: exercise.files)
      let intake = Intake(for: exercise)
      var submissions: [ComparedSubmission] = []
      for source in list.sources {
        do throws(IntakeFault) {
          var work = try intake.work(from: source)
          work.files.removeAll { !$0.name.hasSuffix(".swift") }
          submissions.append(ComparedSubmission(name: source.id, work: work))
        } catch {
          errors.write(SignedLine.signed("\(source.id) was not compared: \(error)\n"))
        }
      }
      guard submissions.count > 1 else {
        let names = paths.joined(separator: ", ")
        throw CommandFailure(
          .misuse,
          saying:
            "\(names): fewer than two submissions can be read; name the folder that contains the submissions"
        )
      }
      return (
        ClassSimilarity(of: submissions, given: try given(), atLeast: percent), submissions
      )
    }
  }

  /// Returns the code that the exercise provides, including the starter and the app for its commands.
  private func given() throws(CommandFailure) -> [String] {
    let starters = exercise.swiftFiles.map { "\(exercise.starter)/\($0)" }
    let app = exercise.kind.hasGivenApp ? [exercise.app] : []
    var texts: [String] = []
    for path in starters + app where FileManager.default.fileExists(atPath: path) {
      do {
        texts.append(try String(contentsOfFile: path, encoding: .utf8))
      } catch {
        throw CommandFailure(
          .misuse,
          saying: "\(path) can't be read: \(error.localizedDescription)"
        )
      }
    }
    return texts
  }
}
