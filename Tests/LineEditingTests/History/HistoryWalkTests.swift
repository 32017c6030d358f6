import Testing

@testable import LineEditing

@Suite("A walk through the history")
struct HistoryWalkTests {
  private let history = History(["tap \"A\"", "back", "tap \"B\"", "tree"])

  @Test("From an empty line, the walk visits every line and comes back")
  func all() {
    var walk = HistoryWalk(through: history, from: "")
    let older = (0..<5).map { _ in walk.older() }
    #expect(older == ["tree", "tap \"B\"", "back", "tap \"A\"", nil])
    let newer = (0..<5).map { _ in walk.newer() }
    #expect(newer == ["back", "tap \"B\"", "tree", "", nil])
  }

  @Test("From a typed beginning, the walk visits only lines that begin with it")
  func beginning() {
    var walk = HistoryWalk(through: history, from: "tap")
    let older = (0..<3).map { _ in walk.older() }
    #expect(older == ["tap \"B\"", "tap \"A\"", nil])
  }
}
