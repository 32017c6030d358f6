import Testing

@testable import LineEditing

@Suite("A search in the history")
struct HistorySearchTests {
  private func search(_ text: String) -> HistorySearch {
    var search = HistorySearch(in: History(["tap \"A\"", "back", "tap \"B\"", "tree"]))
    for scalar in text.unicodeScalars { search.extend(by: scalar) }
    return search
  }

  @Test("The newest line with the pattern is found, and older ones on demand")
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

  @Test("Small letters find capitals, and a capital finds itself only")
  func letters() {
    #expect(search("\"b").match == "tap \"B\"")
    #expect(search("\"B").match == "tap \"B\"")
    #expect(search("Tap").match == nil)
  }

  @Test("A longer pattern goes on from the match, a shorter one begins again")
  func pattern() {
    var found = search("ta")
    _ = found.older()
    found.extend(by: "p")
    #expect(found.match == "tap \"A\"")
    found.shorten()
    #expect(found.match == "tap \"B\"")
  }

  @Test("A pattern that stands nowhere finds nothing, and signs mean themselves")
  func nothing() {
    #expect(search("xyz").match == nil)
    #expect(search(".*").match == nil)
    #expect(search("").match == nil)
    var empty = HistorySearch(in: History())
    empty.extend(by: "a")
    #expect(empty.match == nil)
  }
}
