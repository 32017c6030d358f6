import Testing

@testable import LineEditing

@Suite("A search in the history")
struct HistorySearchTests {
  private func search(_ text: String) -> HistorySearch {
    var search = HistorySearch(in: History(["tap \"A\"", "back", "tap \"B\"", "tree"]))
    for scalar in text.unicodeScalars { search.extend(by: scalar) }
    return search
  }

  @Test("The newest line with the pattern is found first, and older lines on demand")
  func older() {
    var found = search("tap")
    #expect(found.match == "tap \"B\"")
    let hasOlder = found.older()
    #expect(hasOlder)
    #expect(found.match == "tap \"A\"")
    let hasOldest = found.older()
    #expect(!hasOldest)
    #expect(found.match == "tap \"A\"")
  }

  @Test("Small letters also find capitals, and a capital finds only itself")
  func letters() {
    #expect(search("\"b").match == "tap \"B\"")
    #expect(search("\"B").match == "tap \"B\"")
    #expect(search("Tap").match == nil)
  }

  @Test("A longer pattern continues from the match, and a shorter pattern begins again")
  func pattern() {
    var found = search("ta")
    _ = found.older()
    found.extend(by: "p")
    #expect(found.match == "tap \"A\"")
    found.shorten()
    #expect(found.match == "tap \"B\"")
  }

  @Test("A pattern that occurs nowhere finds nothing, and signs stand for themselves")
  func nothing() {
    #expect(search("xyz").match == nil)
    #expect(search(".*").match == nil)
    #expect(search("").match == nil)
    var empty = HistorySearch(in: History())
    empty.extend(by: "a")
    #expect(empty.match == nil)
  }
}
