import Course
import Testing

@testable import Shell

@Suite("A task's commands from the learner's folder")
struct PlacedCommandsTests {
  private func placed(_ line: String, files: [String]) -> Block? {
    PlacedCommands(files: files)([.code(language: nil, text: line)]).first
  }

  @Test("The exercise's files are named relative to the learner's folder")
  func above() {
    let files = ["01-back/Task.md", "01-back/App.swift", "01-back/witness.nav"]
    for (line, expected) in [
      ("navlab run App.swift", "navlab run 01-back/App.swift"),
      (
        "navlab run *.swift --script witness.nav",
        "navlab run 01-back/*.swift --script 01-back/witness.nav"
      ),
      ("navlab learn 1", "navlab learn 1"),
      ("tap \"App.swift\"", "tap \"App.swift\""),
    ] {
      #expect(placed(line, files: files) == .code(language: nil, text: expected))
    }
  }

  @Test("In the exercise's folder nothing changes, nor does a name that needs quotes")
  func same() {
    for files in [["App.swift"], ["my work/App.swift"], []] {
      let line = "navlab run App.swift"
      #expect(placed(line, files: files) == .code(language: nil, text: line))
    }
  }

  @Test("In hints and advice, only the commands in quotes are changed")
  func quoted() {
    let commands = PlacedCommands(files: ["01-back/App.swift", "01-back/witness.nav"])
    #expect(
      commands("It's in App.swift; 'navlab run App.swift --script witness.nav' shows App.swift.")
        == "It's in App.swift; 'navlab run 01-back/App.swift --script 01-back/witness.nav' shows App.swift."
    )
    #expect(
      commands("Start with 'screen', or 'navlab learn 1'.")
        == "Start with 'screen', or 'navlab learn 1'."
    )
  }

  @Test("In Markdown, only lines and backticks are changed")
  func markdown() {
    let task = """
      Change App.swift; `navlab run App.swift` shows it.

      ```sh
      navlab run App.swift --script witness.nav
      ```
      """
    let commands = PlacedCommands(files: ["a/App.swift", "a/witness.nav"])
    #expect(
      commands.markdown(task) == """
        Change App.swift; `navlab run a/App.swift` shows it.

        ```sh
        navlab run a/App.swift --script a/witness.nav
        ```
        """
    )
  }

  @Test("Only commands are changed in running text and in lists")
  func inline() {
    let text: [Inline] = [.text("Change App.swift, then "), .code("navlab run App.swift")]
    let changed: [Inline] = [.text("Change App.swift, then "), .code("navlab run a/App.swift")]
    let commands = PlacedCommands(files: ["a/App.swift"])
    #expect(commands([.paragraph(text)]) == [.paragraph(changed)])
    #expect(
      commands([.list(start: nil, items: [[.paragraph(text)]])])
        == [.list(start: nil, items: [[.paragraph(changed)]])]
    )
  }
}
