import Shell
import Testing

@Suite("A part of an app's output")
struct ConsoleExcerptTests {
  @Test("A few lines are all shown")
  func few() {
    let excerpt = ConsoleExcerpt(["a", "b"])
    #expect(excerpt.first + excerpt.last == ["a", "b"])
    #expect(excerpt.omission == nil)
    #expect(ConsoleExcerpt().isEmpty)
  }

  @Test("The first and last of many lines are shown, and the others are counted")
  func many() {
    let excerpt = ConsoleExcerpt((1...100).map { "\($0)" })
    #expect(excerpt.first == ["1", "2", "3", "4", "5", "6"])
    #expect(excerpt.last == ["95", "96", "97", "98", "99", "100"])
    #expect(excerpt.omission == "88 more lines")
  }

  @Test("Output lost before lines could be counted is reported in bytes")
  func lost() {
    let excerpt = ConsoleExcerpt((1...14).map { "\($0)" }, lostBytes: 98_951_424)
    #expect(excerpt.omission == "2 more lines, 98 MB not kept")
  }
}
