import Foundation
import Grading
import SceneText
import Testing

@Suite("The formats of reports")
struct ReportFormatTests {
  private static let environment = [
    "CLASSROOM": "c", "ASSIGNMENT": "a", "SUBMISSION_TAG": "s", "COMMIT_URL": "u",
    "RELEASE_URL": "r",
  ]

  @Test(
    "Each format writes one submission, and ends with a line end",
    arguments: ReportFormat.allCases
  )
  func writes(_ format: ReportFormat) throws {
    let reporter = try format.reporter(
      layout: TextLayout(),
      environment: Self.environment,
      now: Date(timeIntervalSince1970: 0)
    )
    let record = try SampleRecords.record("castro-lucia")
    let text = try reporter.text(of: [record])
    #expect(text.last?.isNewline == true)
    #expect(try reporter.text(of: [record]) == text)
    #expect(format.abstract.hasPrefix("\(format.rawValue): "))
    let several = { try reporter.text(of: try SampleRecords.course()) }
    if format.isForOneSubmission {
      #expect(throws: ReporterError.self) { try several() }
    } else {
      #expect(try !several().isEmpty)
    }
  }
}
