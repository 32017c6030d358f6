import Grading
import Testing

@Suite("Records as annotations of GitHub")
struct AnnotationReporterTests {
  private func lines(_ records: [GradingRecord]) throws -> [String] {
    try AnnotationReporter().text(of: records).split(separator: "\n").map(String.init)
  }

  @Test("A crash is annotated at the line that crashed")
  func crash() throws {
    #expect(
      try lines([try SampleRecords.record("garcia-mateo")]) == [
        "::error file=App.swift,line=45,title=The button 'All islands' leads to the list from any "
          + "depth. (0/2)::The app crashed during tap \"All islands\": Fatal error: Can't remove last "
          + "element from an empty collection (App.swift:45)%0Aafter: tap \"Sula\"%0A  tap \"South "
          + "Pier\"%0A  tap \"All islands\"%0Alook: Which array shows the root, and nothing else?",
        "::error title=A hidden check (0/1)::The app crashed or exited.",
        "::notice title=One array::5 of 8 points. 2 checks did not pass.",
      ]
    )
  }

  @Test("Each compiler error is annotated at its line, in its submission's folder")
  func compileErrors() throws {
    #expect(
      try lines(try ["papadopoulos-eleni", "abdi-amina"].map(SampleRecords.record)) == [
        "::error file=papadopoulos-eleni/App.swift,line=12,col=19,title=There is no app to check."
          + "::expected ')' in expression list",
        "::error file=papadopoulos-eleni/App.swift,line=20,col=1,title=There is no app to check."
          + "::extraneous '}' at top level",
        "::notice title=papadopoulos-eleni%3A One array::0 of 8 points: nothing could be checked.",
        "::notice title=abdi-amina%3A One array::8 of 8 points. Everything passed.",
      ]
    )
  }

  @Test("A fault of the grader is a warning, and not a verdict")
  func graderError() throws {
    #expect(
      try lines([try SampleRecords.record("zhou-wei")])
        == ["::warning title=One array::The grader failed; there is no mark."]
    )
  }

  @Test("A learner's text cannot become a command")
  func hostile() throws {
    for hostile in SampleRecords.hostileTexts {
      for records in [
        [SampleRecords.hostile(hostile)],
        [SampleRecords.hostile(hostile), SampleRecords.hostile("b")],
      ] {
        let text = try AnnotationReporter().text(of: records)
        // A property ends at a comma or a colon, so none may be left in one.
        let form = /::(error|notice|warning) ((file|line|col|title)=[^,:]*,?)+::[^\n\r]*/
        #expect(text.split(separator: "\n").allSatisfy { $0.wholeMatch(of: form) != nil })
        #expect(text.split(separator: "\n").count == records.count * 4)
        #expect(!text.contains(SampleRecords.secret))
      }
    }
  }
}
