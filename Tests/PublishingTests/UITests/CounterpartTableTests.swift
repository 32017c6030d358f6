import Foundation
import Script
import Testing

@testable import Publishing

@Suite("The table of counterparts in UI tests")
struct CounterpartTableTests {
  @Test("Every command has one row of its own")
  func commands() {
    let words = CounterpartTable.commands.map(\.subject)
    #expect(CommandList.all.map { $0.word }.filter { !words.contains($0) } == [])
    #expect(Set(words).count == words.count)
    #expect(CommandList.all.allSatisfy { CounterpartTable.row(for: $0)?.subject == $0.word })
  }

  @Test("Every expectation has one row of its own")
  func expectations() {
    let words = CounterpartTable.expectations.map(\.subject)
    #expect(SubjectList.all.map { "expect \($0.word)" }.filter { !words.contains($0) } == [])
    #expect(Set(words).count == words.count)
    #expect(
      SubjectList.all.allSatisfy { CounterpartTable.row(for: $0)?.subject == "expect \($0.word)" }
    )
  }

  @Test(
    "Docs/Xcode.md contains both tables unchanged",
    arguments: [CounterpartDocument.commands, CounterpartDocument.expectations]
  )
  func document(table: String) throws {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let text = try String(contentsOf: root.appending(path: "Docs/Xcode.md"), encoding: .utf8)
    #expect(text.contains("\n\n\(table)"), "put this table there:\n\(table)")
  }
}
