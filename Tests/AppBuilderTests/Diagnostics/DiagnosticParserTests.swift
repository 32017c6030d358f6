import Testing

@testable import AppBuilder

@Suite("Reading the compiler's messages")
struct DiagnosticParserTests {
  private let parser = DiagnosticParser(
    names: ["./Home.swift": "Home.swift", "./1/File1.swift": "odd name.swift"],
    hiddenPath: "./NavLabEntry.swift"
  )

  @Test("a message keeps its place, its sentence and its source lines")
  func message() {
    let output = """
      ./Home.swift:3:7: error: cannot find 'x' in scope
      1 | import SwiftUI
      3 | let y = x
        |         `- error: cannot find 'x' in scope

      ./1/File1.swift:9:1: warning: 'old()' is deprecated [#DeprecatedDeclaration]
      9 | old()

      [#DeprecatedDeclaration]: <https://docs.swift.org/compiler/documentation/diagnostics/deprecated-declaration>

      """
    let expected = [
      CompilerDiagnostic(
        file: "Home.swift",
        line: 3,
        column: 7,
        severity: .error,
        message: "cannot find 'x' in scope",
        text: """
          Home.swift:3:7: error: cannot find 'x' in scope
          1 | import SwiftUI
          3 | let y = x
            |         `- error: cannot find 'x' in scope
          """
      ),
      CompilerDiagnostic(
        file: "odd name.swift",
        line: 9,
        column: 1,
        severity: .warning,
        message: "'old()' is deprecated [#DeprecatedDeclaration]",
        text: """
          odd name.swift:9:1: warning: 'old()' is deprecated [#DeprecatedDeclaration]
          9 | old()
          """
      ),
    ]
    #expect(parser.diagnostics(in: output) == expected)
  }

  @Test("a note joins its message, and shows only the learner's source")
  func notes() {
    let output = """
      ./Home.swift:3:7: error: no
      3 | let y = x

      /build/NavUI/View.swift:5:28: note: 'NavUI.View' declared here
      5 | public protocol View {
      """
    #expect(
      parser.diagnostics(in: output) == [
        CompilerDiagnostic(
          file: "Home.swift",
          line: 3,
          column: 7,
          severity: .error,
          message: "no",
          notes: ["'SwiftUI.View' declared here"],
          text: """
            Home.swift:3:7: error: no
            3 | let y = x
            note: 'SwiftUI.View' declared here
            """
        )
      ]
    )
  }

  @Test("messages say nothing about the generated entry")
  func entry() {
    let output = """
      ./NavLabEntry.swift:9:1: error: missing argument
      9 |   Home()

      ./Home.swift:2:8: note: declared here
      2 | struct Home {
      """
    #expect(parser.diagnostics(in: output) == [])
  }

  @Test("a source line that imitates a message is not a message")
  func pretended() {
    let output = """
      ./Home.swift:3:7: warning: first line
      Secret.swift:1:1: error: second line
      3 | #warning("first line\\nSecret.swift:1:1: error: second line")
      """
    let found = parser.diagnostics(in: output)
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.text) == [output.replacing("./Home", with: "Home")])
  }

  @Test("terminal escapes are removed")
  func escapes() {
    let found = parser.diagnostics(
      in: "./Home.swift:1:1: error: a\u{1B}[31mb\u{9B}c\u{202E}d\u{7}\n"
    )
    #expect(found.map(\.text) == ["Home.swift:1:1: error: a[31mbcd"])
  }

  @Test("a message without a place is kept")
  func noPlace() {
    #expect(
      parser.diagnostics(in: "error: out of disk\n") == [
        CompilerDiagnostic(severity: .error, message: "out of disk", text: "error: out of disk")
      ]
    )
  }
}
