import Course
package import SceneText

extension CourseActions {
  /// The lines about a linter whose build is in progress or has failed.
  var linterLines: [StyledText] {
    switch linter() {
    case .ready, .missing: []
    case .building(let progress):
      layout.paragraph(
        "The linter is being built: \(progress.words).",
        style: .secondary
      )
    case .failed:
      layout.paragraph(
        "The linter could not be built; 'navlab setup linter' tries again, and says why.",
        style: .warning
      )
    }
  }

  /// Returns lines about the exercises that waited for the linter and can now be checked completely.
  ///
  /// - Returns: One line for each.
  /// - Throws: `CommandFailure` if the course or the progress cannot be read.
  package func judgedNow() throws(CommandFailure) -> [StyledText] {
    try CourseFailure.translate {
      let progress = try progressFile.read()
      return try catalogue.exerciseNames().filter { progress.record(of: $0).awaitsLinter }
        .flatMap { lines("To check the rest:", spelling("check \($0.number)")) }
    }
  }
}
