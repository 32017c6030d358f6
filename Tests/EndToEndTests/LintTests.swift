import Findings
import Foundation
import Testing

@Suite("navlab lint")
struct LintTests {
  private let folder: LearnerFolder

  private static let nested = """
    import SwiftUI

    struct ContentView: View {
      var body: some View {
        NavigationStack { NavigationStack { Text("A") } }
      }
    }

    """

  init() throws {
    folder = try LearnerFolder()
    try folder.write(Self.nested, to: "Nested.swift")
    try folder.write("let a = 1\n", to: "Clean.swift")
  }

  private func lint(_ words: String...) throws -> (status: Int32, output: String, errors: String) {
    let run = try CommandRun.run(["lint"] + words, in: folder)
    return (run.status, run.output, run.errors)
  }

  @Test("A finding is shown with its line, and the exit code is 1")
  func finding() throws {
    let run = try lint("Nested.swift")
    #expect(run.status == 1)
    #expect(run.errors == "")
    #expect(
      run.output == """
        Nested.swift:5:23: warning: this stack is inside another; keep only the outer
          one [nested-stack]
            5 |     NavigationStack { NavigationStack { Text("A") } }
              |                       ^~~~~~~~~~~~~~~
          note: the stack around it: Nested.swift:5:5
            5 |     NavigationStack { NavigationStack { Text("A") } }
              |     ^~~~~~~~~~~~~~~

        1 warning in 1 file. 'navlab explain nested-stack' explains the mistake.

        """
    )
  }

  @Test("Without findings the exit code is 0")
  func clean() throws {
    #expect(try lint("Clean.swift") == (0, "Nothing found in 1 file.\n", ""))
    #expect(try lint("Nested.swift", "--skip", "nested-stack").status == 0)
    #expect(try lint("Nested.swift", "--only", "missing-destination").status == 0)
    #expect(try lint("Nested.swift", "--only", "missing-destination,nested-stack").status == 1)
    #expect(try lint("Nested.swift", "--skip", "missing-destination, nested-stack").status == 0)
  }

  @Test("A configuration in a parent folder applies, and an invalid configuration ends with 2")
  func configuration() throws {
    try folder.write("faults:\n  nested-stack: off\n", to: ".navlab.yml")
    #expect(try lint("Nested.swift").status == 0)
    try folder.write("faults:\n  nested-stak: off\n", to: ".navlab.yml")
    let run = try lint("Nested.swift")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasSuffix("there is no fault 'nested-stak'; did you mean 'nested-stack'?\n"))
  }

  @Test("Invalid paths and options end with 2, and readable files are judged")
  func misuse() throws {
    let missing = try lint("nowhere.swift", "Nested.swift", "--format", "xcode")
    #expect(missing.status == 2)
    #expect(missing.output.hasPrefix("Nested.swift:5:23: warning: "))
    let unknown = try lint("Nested.swift", "--only", "nested-stak")
    #expect(unknown.status == 2)
    #expect(
      unknown.errors
        == "navlab: there is no fault 'nested-stak'; did you mean 'nested-stack'?; see 'navlab help lint'\n"
    )
    #expect(try lint("Nested.swift", "--fix", "--diff").status == 2)
    #expect(try lint("Nested.swift", "--ios", "x").status == 2)
  }

  @Test("A file that takes too long is reported, and the linter ends properly")
  func deadline() throws {
    let line = "  func go() { path.append(1); path.removeLast() }\n"
    try folder.write(
      "struct A {\n\(String(repeating: line, count: 80_000))}\n",
      to: "Long.swift"
    )
    let request = LintRequest(
      paths: ["Long.swift", "Clean.swift"],
      limits: LintRequest.Limits(seconds: 2)
    )
    let words = String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
    let linter = URL(filePath: Products.program).deletingLastPathComponent()
      .appending(path: "navlab-syntax").path
    // Where somebody else's files are judged, nothing may be written to a file.
    let run = try CommandRun.run(
      ["-c", "{ \"$0\" \"$1\"; echo \"ended with $?\" >&2; } | cat", linter, words],
      in: folder,
      program: "/bin/sh"
    )
    let events = try run.output.split(separator: "\n").map {
      try JSONDecoder().decode(LintEvent.self, from: Data($0.utf8))
    }
    let problem = LintProblem(
      file: "Long.swift",
      message: "checking took more than 1 s, so this file was not checked; simplify it",
      extent: .nothing
    )
    var other = problem
    other.file = "Clean.swift"
    #expect(events.last == .end(fileCount: 2))
    #expect(Set(events.dropLast()) == [.problem(problem), .problem(other)])
    #expect(run.errors == "ended with 0\n")
  }
}
