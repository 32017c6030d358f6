import Testing

@testable import AppBuilder

@Suite("The interpretation of the compiler's output")
struct CompilerReportTests {
  @Test("an error in the code that starts the app becomes a note with advice")
  func entry() throws {
    let job = BuildJob(
      request: BuildRequest(folder: "/nowhere", files: ["Home.swift"]),
      files: [SourceFile(name: "Home.swift", text: "import SwiftUI\n")],
      entry: .around(view: "Home")
    )
    let path = try #require(job.sources.entryPath)
    let output = "\(path):3:20: error: cannot find 'Home' in scope\n"
    let result = ToolResult(ending: .exit(1), output: output)
    let error = #expect(throws: BuildError.self) {
      try CompilerReport(result, of: job, seconds: 20).warnings()
    }
    guard case .doesNotCompile(let notes)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(notes.map(\.severity) == [.note])
    #expect(
      notes.first?.text == "NavLab: the code that NavLab adds to start this app does not compile: "
        + "cannot find 'Home' in scope; write an App with '@main', or choose a view with '--view NAME'"
    )
  }
}
