package import FaultCatalogue
package import SceneText

/// A type that opens lessons, and starts and checks exercises, for commands about the course.
///
/// The prompt has one. Scripts have none, because what they do must not depend on who runs them.
package protocol CourseGuide: AnyObject {
  /// Returns an entry of the fault catalogue with the related lessons and exercises added.
  ///
  /// - Parameter entry: The entry.
  /// - Returns: The entry with their names, or the unchanged entry if nothing is known.
  func placed(_ entry: FaultEntry) -> FaultEntry

  /// Returns the names of the lessons, the exercises or the demos.
  ///
  /// - Parameter item: The kind of content.
  /// - Returns: The names; empty if the course cannot be read.
  func names(of item: CourseItem) -> [String]

  /// Performs a request and returns its result.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - layout: The layout width and character set.
  /// - Returns: The output, even if the learner's work is not correct.
  /// - Throws: A `Failure` if the request is impossible, for example because the exercise does not exist.
  func perform(
    _ request: CourseRequest,
    _ layout: TextLayout
  ) throws(Failure) -> CommandResult
}

/// A kind of content in a course.
package enum CourseItem: Hashable, Sendable {
  case lesson
  case exercise
  case demo
}

extension Interpreter {
  /// Sends a request to the course's guide, or throws an error if there is none.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - word: The command's word.
  /// - Returns: The output to show.
  /// - Throws: A `Failure` if there is no guide, or if the guide fails.
  func ask(_ request: CourseRequest, for word: String) throws(Failure) -> CommandResult {
    guard let guide else {
      throw .refused(
        "'\(word)' works at the prompt, but not in a script, a lesson's cell or a check"
      )
    }
    return try guide.perform(request, layout)
  }
}

extension CourseGuide {
  package func placed(_ entry: FaultEntry) -> FaultEntry { entry }
}
