import Testing

@testable import Course

@Suite("The quoted parts of a task")
struct TaskCoverageTests {
  private static let task = """
    # A place in each tab

    A guide has **three** tabs, and nothing in them
    can be opened. Give it what it needs.

    1. Each tab has a `path` of its own. Whoever comes back is where
       they were.
    2. The tab *Trains* leads on.

    ```text
    navlab run App.swift
    ```
    """

  private func coverage(_ criteria: [String], _ background: [String] = []) -> TaskCoverage {
    var reader = MarkdownReader(dialect: .task, log: ProblemLog(file: ""))
    return TaskCoverage(
      of: TaskText(reader.blocks(of: Self.task)),
      criteria: criteria,
      background: background
    )
  }

  @Test("Every word outside headings and code must be quoted; marks and line ends do not count")
  func whole() {
    let coverage = coverage(
      [
        "Give it what it needs.", "Each tab has a path of its own.",
        "Whoever comes back is where they were.", "The tab `Trains`", "leads on",
      ],
      ["A guide … can be opened."]
    )
    #expect(coverage.unknown == [])
    #expect(coverage.open == [])
  }

  @Test("Unquoted parts of a task are reported")
  func parts() {
    let coverage = coverage(["Each tab has a path", "The tab Trains leads on."], ["A guide"])
    #expect(
      coverage.open == [
        "has three tabs, and nothing in them can be opened. Give it what it needs.",
        "of its own. Whoever comes back is where they were.",
      ]
    )
  }

  @Test("A quote must be in one passage, and consist of whole words")
  func unknown() {
    let quotes = [
      "Each tab has two paths.", "Give it what it needs. Each tab", "tab has a pat", "… leads on",
    ]
    #expect(coverage(quotes).unknown == quotes)
    #expect(coverage([], ["they were … The tab"]).unknown == ["they were … The tab"])
  }

  @Test("Only background may omit its middle")
  func ellipsis() {
    #expect(coverage(["A guide … can be opened."]).unknown == ["A guide … can be opened."])
  }
}
