import Findings
import Testing

@Suite("Findings as lines for editors and for GitHub")
struct FindingsLinesTests {
  private func written(_ format: LintFormat) throws -> String? {
    try format.write(SampleOutcome.whole, version: "1", faults: SampleEntries())
  }

  @Test("Xcode gets one line for each finding, each note and each problem")
  func xcode() throws {
    let text = try written(.xcode)
    #expect(
      text == """
        Sources/A b,ä:1%.swift:12:5: warning: this stack is inside another; keep only the outer one [nested-stack]
        Other.swift:3:1: note: the stack around it
        /tmp/B.swift:1:1: error: 100% 'old' ::error::x [deprecated-navigation-view]
        C.swift:1:2: note: there is no fault 'x' [lint-comment]
        bad.swift:1:1: warning: it cannot be read
        half.swift:4:1: warning: this is not Swift

        """
    )
  }

  @Test("A line stays one line, whatever a file name or a message contains")
  func harmful() {
    let outcome = LintOutcome(
      findings: [],
      problems: [
        LintProblem(
          file: "a\u{1B}[2J\n\u{202E}b.swift",
          line: 2,
          message: "it says '\u{2028}\u{9B}x'",
          extent: .part
        )
      ],
      fileCount: 1
    )
    #expect(FindingsLines(outcome).text == "a [2J  b.swift:2:1: warning: it says '  x'\n")
  }

  @Test("No content of a file can end one GitHub command and begin another")
  func github() throws {
    let text = try written(.github)
    #expect(
      text == """
        ::warning file=Sources/A b%2Cä%3A1%25.swift,line=12,endLine=12,col=5,endColumn=7,title=nested-stack::\
        this stack is inside another; keep only the outer one
        ::error file=/tmp/B.swift,line=1,endLine=1,col=1,endColumn=15,title=deprecated-navigation-view::\
        100%25 'old'%0A::error::x
        ::notice file=C.swift,line=1,endLine=2,title=lint-comment::there is no fault 'x'
        ::warning file=bad.swift,line=1::it cannot be read
        ::warning file=half.swift,line=4::this is not Swift

        """
    )
  }

  @Test("The text format is not written here")
  func text() throws {
    #expect(try written(.text) == nil)
  }
}
