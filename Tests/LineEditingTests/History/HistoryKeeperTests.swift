import LineEditing
import Testing

@Suite("Keeping the history")
struct HistoryKeeperTests {
  @Test("An unwritable file is reported once, and the prompt continues")
  func warning() {
    var warnings: [String] = []
    let keeper = HistoryKeeper(HistoryFile(path: "/dev/full")) { file, reason in
      warnings.append("\(file.path): \(reason)")
    }
    #expect(keeper.load() == History())
    #expect(keeper.keep("one") == [])
    #expect(keeper.keep("two") == [])
    #expect(keeper.news() == [])
    #expect(warnings == ["/dev/full: No space left on device"])
  }

  @Test("Two prompts see each other's lines")
  func two() throws {
    let folder = try TemporaryFolder.make()
    defer { folder.remove() }
    let file = HistoryFile(path: "\(folder.path)/history")
    let keepers = (0..<2).map { _ in HistoryKeeper(file) { _, reason in Issue.record("\(reason)") }
    }
    #expect(keepers.map { $0.load() } == [History(), History()])
    #expect(keepers[0].keep("one") == [])
    #expect(keepers[1].keep("two") == ["one"])
    #expect(keepers[0].news() == ["two"])
    #expect(keepers[1].news() == [])
  }
}
