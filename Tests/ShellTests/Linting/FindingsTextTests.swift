import FaultCatalogue
import Findings
import SceneText
import Testing

@testable import Shell

@Suite("Findings for a person")
struct FindingsTextTests {
  private static let code = """
    struct ContentView: View {
      var body: some View {
    \tNavigationStack { NavigationStack { Text("Harbour") } }
      }
    }
    """

  private func place(
    _ line: Int,
    _ from: Int,
    _ to: Int,
    in file: String = "A.swift"
  ) -> SourcePlace {
    SourcePlace(
      file: file,
      start: .init(line: line, column: from, offset: 0),
      end: .init(line: line, column: to, offset: 0)
    )
  }

  private func text(_ outcome: LintOutcome, width: Int = 80) -> String {
    FindingsText(layout: TextLayout(width: width)) { path in
      path == "A.swift" ? SourceLines(Array(Self.code.utf8)) : nil
    }
    .lines(outcome).map(\.plain).joined(separator: "\n")
  }

  private var outcome: LintOutcome {
    LintOutcome(
      findings: [
        Finding(
          fault: "nested-stack",
          severity: .warning,
          message: "this stack is inside another; keep only the outer one",
          place: place(3, 20, 35),
          notes: [.init(message: "the stack around it", place: place(3, 2, 17))],
          fix: Fix(title: "take it out", edits: [])
        )
      ],
      fileCount: 2
    )
  }

  @Test("Without judged files, the report does not claim that all is well")
  func noFile() {
    let problem = LintProblem(file: "B.swift", message: "it cannot be read", extent: .nothing)
    #expect(
      text(LintOutcome(problems: [problem])) == """
        B.swift: it cannot be read

        No file was checked.
        """
    )
    #expect(text(LintOutcome()) == "There is no Swift file.")
  }

  @Test("No line ends with a space if a message begins on the next line")
  func withoutBlanks() {
    var outcome = outcome
    outcome.findings[0].place.file = "A-long-name.swift"
    outcome.findings[0].notes = []
    #expect(
      text(outcome, width: 33).split(separator: "\n").prefix(2) == [
        "A-long-name.swift:3:20: warning:", "  this stack is inside another;",
      ]
    )
  }

  @Test("A finding has a line with a mark, notes with theirs, and a summary")
  func wide() {
    #expect(
      text(outcome) == """
        A.swift:3:20: warning: this stack is inside another; keep only the outer one
          [nested-stack]
            3 |   NavigationStack { NavigationStack { Text("Harbour") } }
              |                     ^~~~~~~~~~~~~~~
          note: the stack around it: A.swift:3:2
            3 |   NavigationStack { NavigationStack { Text("Harbour") } }
              |   ^~~~~~~~~~~~~~~
          fix: take it out (--fix does it)

        1 warning in 1 of 2 files. 'navlab explain nested-stack' explains the mistake.
        --fix corrects 1.
        """
    )
  }

  @Test("In a narrow window, the mark stays below its place")
  func narrow() {
    var outcome = outcome
    outcome.findings[0].notes = []
    outcome.findings[0].fix = nil
    #expect(
      text(outcome, width: 40) == """
        A.swift:3:20: warning: this stack is
          inside another; keep only the outer
          one [nested-stack]
            3 | …igationStack { NavigationStack…
              |                 ^~~~~~~~~~~~~~~
        """ + "\n\n1 warning in 1 of 2 files. 'navlab\nexplain nested-stack' explains the\nmistake."
    )
  }

  @Test("An empty result, and files that could not be judged, are reported")
  func nothing() {
    #expect(text(LintOutcome(fileCount: 1)) == "Nothing found in 1 file.")
    let problem = LintProblem(
      file: "b\u{1B}[2J.swift",
      line: 3,
      message: "this is not Swift",
      extent: .part
    )
    #expect(
      text(LintOutcome(problems: [problem], fileCount: 3)) == """
        b\\u{1b}[2J.swift:3: this is not Swift

        Nothing found in 3 files.
        """
    )
  }

  @Test("A place beyond the text of a changed file is shown without a crash")
  func changed() {
    var outcome = outcome
    outcome.findings[0].place = place(99, 5, 9)
    outcome.findings[0].notes[0].place = place(5, 70, 90)
    #expect(text(outcome).contains("A.swift:99:5: warning"))
  }
}
