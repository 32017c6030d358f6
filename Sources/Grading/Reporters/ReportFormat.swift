package import Foundation
package import SceneText

/// A format for reports.
package enum ReportFormat: String, CaseIterable, Hashable, Sendable {
  /// A plain-text report on one submission for its learner, or a plain-text table of several submissions.
  case text
  /// The records as JSON, with one line for each record.
  case json
  /// JUnit's XML, which build servers can display.
  case junit
  /// The `results.json` file for Gradescope.
  case gradescope
  /// The `result.json` file for Classroom 50.
  case classroom50
  /// A gradebook for spreadsheets.
  case csv
  /// Annotations in the log of a GitHub workflow.
  case github
  /// A gradebook as a single HTML page.
  case html

  /// A description of the format in a few words, for a list.
  package var abstract: String {
    switch self {
    case .text: "text: one submission as the learner reads it, several as a table"
    case .json: "json: one line for each submission, with everything in it"
    case .junit: "junit: XML for build servers"
    case .gradescope: "gradescope: the results.json of one submission"
    case .classroom50: "classroom50: the result.json of one submission"
    case .csv: "csv: a gradebook for spreadsheets"
    case .github: "github: annotations in the log of a workflow"
    case .html: "html: a gradebook as one page"
    }
  }

  /// A Boolean value that indicates whether a report in this format covers exactly one submission.
  package var isForOneSubmission: Bool {
    switch self {
    case .gradescope, .classroom50: true
    case .text, .json, .junit, .csv, .github, .html: false
    }
  }

  /// Returns the reporter for the format.
  ///
  /// - Parameters:
  ///   - layout: The layout width and character set for text.
  ///   - environment: The variables of the process, in which Classroom 50 describes the assignment.
  ///   - now: The present moment, for formats that include it.
  /// - Returns: The reporter.
  /// - Throws: `ReporterError` if a variable is missing.
  package func reporter(
    layout: TextLayout,
    environment: [String: String],
    now: Date
  ) throws -> any Reporter {
    switch self {
    case .text: TextReporter(layout: layout)
    case .json: JSONReporter()
    case .junit: JUnitReporter()
    case .gradescope: GradescopeReporter()
    case .classroom50:
      Classroom50Reporter(try Classroom50Reporter.Assignment(environment: environment, now: now))
    case .csv: GradebookReporter()
    case .github: AnnotationReporter()
    case .html: WebPageReporter()
    }
  }
}
