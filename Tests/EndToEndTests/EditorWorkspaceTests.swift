import Foundation
import Testing

@Suite("A workspace in an editor")
struct EditorWorkspaceTests {
  @Test(
    "The toolchain's language server reads a fresh workspace, completes names and finds mistakes"
  )
  func languageServer() throws {
    let folder = try LearnerFolder()
    #expect(try CommandRun.run(["init", "my desk"], in: folder).status == 0)
    let server = try LanguageServer(workspace: folder.url.appending(path: "my desk"))
    let file = "02-one-array/App.swift"
    let starter = try String(contentsOfFile: "\(folder.path)/my desk/\(file)", encoding: .utf8)
    #expect(starter.hasPrefix("import SwiftUI\n"))

    #expect(try server.problems(in: file, text: starter) == [])

    let wrong = starter.replacing("VStack(spacing: 12)", with: "VStack(spaceing: 12)")
    #expect(
      try server.problems(in: file, text: wrong) == [
        "75: Incorrect argument label in call (have 'spaceing:_:', expected 'spacing:_:')"
      ]
    )

    let unfinished = starter.replacing("      FerryView()\n", with: "      NavigationSt\n")
    let names = try server.completions(in: file, text: unfinished, after: "NavigationSt")
    #expect(names.contains("NavigationStack"))
    #expect(!names.contains("NavigationStackNode"))

    // A file that belongs to no exercise is understood, too.
    let scratch = "import SwiftUI\n\nlet stack = NavigationSt\n"
    let others = try server.completions(in: "Scratch.swift", text: scratch, after: "NavigationSt")
    #expect(others.contains("NavigationStack"))
    try server.leave()
  }
}
