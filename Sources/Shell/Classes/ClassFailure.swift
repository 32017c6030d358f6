import Grading

/// A translator of errors from the grading of a class into messages and exit codes.
enum ClassFailure {
  /// Performs an action for a class of learners, and translates the action's errors.
  ///
  /// - Parameter body: The code to run.
  /// - Returns: The result of `body`.
  /// - Throws: `CommandFailure` in place of any error of `body`.
  static func translate<Result>(_ body: () throws -> Result) throws(CommandFailure) -> Result {
    try CourseFailure.translate {
      do {
        return try body()
      } catch let error as SubmissionListError {
        throw CommandFailure(.misuse, saying: "\(error)")
      } catch let error as RecordFileError {
        throw CommandFailure(error.isOfSystem ? .internalFault : .misuse, saying: "\(error)")
      } catch let error as RecordLines.Fault {
        throw CommandFailure(.misuse, saying: "\(error)")
      } catch let error as BatchManifestError {
        throw CommandFailure(.misuse, saying: "\(error)")
      } catch let error as BatchMergeError {
        throw CommandFailure(.misuse, saying: "\(error)")
      }
    }
  }
}
