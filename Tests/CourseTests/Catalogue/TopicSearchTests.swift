import Course
import Testing

@Suite("A search by topic")
struct TopicSearchTests {
  private let sheet = CourseTopic(name: "sheet", aliases: ["modal", "half sheet"])
  private let dialog = CourseTopic(name: "confirmation dialog", aliases: ["action sheet"])
  private let link = CourseTopic(name: "deep link", aliases: ["URL", "universal link"])

  private func finds(
    _ words: [String],
    _ texts: [String] = [],
    _ topics: [CourseTopic] = []
  ) -> Bool {
    TopicSearch(words).finds(texts, about: topics)
  }

  @Test(
    "Case, plural, signs and the rest of a word do not matter",
    arguments: ["sheet", "SHEETS", "Sheet.", "she", "modals", "deep-link", "deep links", "urls"]
  )
  func forgiving(word: String) {
    #expect(finds([word], [], [sheet, link]))
  }

  @Test("All words have to be there, wherever they are")
  func every() {
    #expect(finds(["tabs", "sheet"], ["One for each tab"], [sheet]))
    #expect(!finds(["tabs", "sheet"], ["One for each tab"], [link]))
    #expect(finds(["code", "One array"], ["One array", "code"]))
    #expect(finds([], []))
    #expect(!finds(["?"], ["Anything"], [sheet]))
  }

  @Test("An alias of several words is found as a whole, and not by one of them")
  func phrases() {
    #expect(finds(["action", "sheet"], [], [dialog]))
    #expect(finds(["action sheets"], [], [dialog]))
    #expect(!finds(["sheet"], [], [dialog]))
    #expect(finds(["dialog"], [], [dialog]))
  }

  @Test("A number is that number, and a word of two letters that word")
  func short() {
    #expect(finds(["1"], ["01-way"]))
    #expect(!finds(["1"], ["11-way"]))
    #expect(finds(["ai"], ["AI-written"]))
    #expect(!finds(["ai"], ["again", "aim"]))
    #expect(finds(["classes"], ["class"]))
    #expect(finds(["searches"], ["search"]))
    #expect(finds(["libraries"], ["library"]))
    #expect(!finds(["able"], ["table"]))
  }
}
