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
    "Case, plurals, signs and word endings do not matter",
    arguments: ["sheet", "SHEETS", "Sheet.", "she", "modals", "deep-link", "deep links", "urls"]
  )
  func forgiving(word: String) {
    #expect(finds([word], [], [sheet, link]))
  }

  @Test("All words must occur, wherever they are")
  func every() {
    #expect(finds(["tabs", "sheet"], ["One for each tab"], [sheet]))
    #expect(!finds(["tabs", "sheet"], ["One for each tab"], [link]))
    #expect(finds(["code", "One array"], ["One array", "code"]))
    #expect(finds([], []))
    #expect(!finds(["?"], ["Anything"], [sheet]))
  }

  @Test("An alias of several words is found only as a whole")
  func phrases() {
    #expect(finds(["action", "sheet"], [], [dialog]))
    #expect(finds(["action sheets"], [], [dialog]))
    #expect(!finds(["sheet"], [], [dialog]))
    #expect(finds(["dialog"], [], [dialog]))
  }

  @Test("A number matches only that number, and a two-letter word only that word")
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
