import LineEditing
import Testing

@Suite("Completions")
struct CompletionsTests {
  @Test(
    "The common prefix is the longest beginning of all candidates",
    arguments: [
      ([], ""), (["push"], "push"), (["push", "pull"], "pu"), (["tap", "back"], ""),
      (["日本", "日曜"], "日"),
    ]
  )
  func commonPrefix(texts: [String], expected: String) {
    let candidates = texts.map { Completions.Candidate($0) }
    #expect(Completions(replacing: "", candidates: candidates).commonPrefix == expected)
  }
}
