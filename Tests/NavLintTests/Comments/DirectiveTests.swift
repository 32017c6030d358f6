import Findings
import Testing

@testable import NavLint

@Suite("Comments that silence the linter")
struct DirectiveTests {
  private func findings(_ code: String) -> [String] {
    Linter(configuration: LintConfiguration(), rules: [NestedStackRule.self])
      .judge([("A.swift", Array(code.utf8))]).findings
      .map { "\($0.place.start.line):\($0.place.start.column) \($0.fault): \($0.message)" }
  }

  private static let message = "nested-stack: this stack is inside another; keep only the outer one"

  @Test("A comment for the next line silences no other line")
  func next() {
    let code = """
      NavigationStack {
        // navlab:disable:next nested-stack
        NavigationStack { Text("A") }
        NavigationStack { Text("B") }
      }
      """
    #expect(findings(code) == ["4:3 \(Self.message)"])
  }

  @Test("In a judged run, comments silence nothing and are not findings")
  func unheeded() {
    let code = """
      // navlab:disable nested-stack, no-such-fault
      NavigationStack { NavigationStack { Text("A") } }
      """
    let linter = Linter(
      configuration: LintConfiguration(heedsComments: false),
      rules: [NestedStackRule.self]
    )
    #expect(
      linter.judge([("A.swift", Array(code.utf8))]).findings.map(\.fault) == ["nested-stack"]
    )
  }

  @Test("A comment can silence exactly its own line")
  func this() {
    let code = """
      NavigationStack {
        NavigationStack { Text("A") }  // navlab:disable:this nested-stack - the sample shows it
        NavigationStack { Text("B") }
      }
      """
    #expect(findings(code) == ["3:3 \(Self.message)"])
  }

  @Test("A region reaches to its end, or to the end of the file")
  func region() {
    let code = """
      // navlab:disable nested-stack
      NavigationStack { NavigationStack { Text("A") } }
      // navlab:enable nested-stack
      NavigationStack { NavigationStack { Text("B") } }
      // navlab:disable nested-stack
      NavigationStack { NavigationStack { Text("C") } }
      """
    #expect(findings(code) == ["4:19 \(Self.message)"])
  }

  @Test("Strings are not comments")
  func string() {
    let code = """
      let text = "// navlab:disable nested-stack"
      NavigationStack { NavigationStack { Text("A") } }
      """
    #expect(findings(code) == ["2:19 \(Self.message)"])
  }

  @Test("An unknown word or id is reported, with the nearest known word")
  func unknown() {
    let code = """
      // navlab:disable:next nested-stak
      // navlab:disble nested-stack
      // navlab:disable:this
      // navlab:enable xyzzy
      """
    #expect(
      findings(code) == [
        "1:24 lint-comment: there is no fault 'nested-stak'; did you mean 'nested-stack'?",
        "2:11 lint-comment: there is no word 'disble'; did you mean 'disable'?",
        "3:11 lint-comment: name the fault: 'disable:this nested-stack'",
        "4:18 lint-comment: there is no fault 'xyzzy'; 'navlab explain' lists all",
      ]
    )
  }
}
