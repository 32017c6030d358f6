import Testing

@testable import Script

@Suite("A request for exercises about a topic")
struct TopicLineTests {
  @Test(
    "the request lists the exercises",
    arguments: [
      ("find exercises on tabs", "list tabs"), ("exercises about deep links", "list deep links"),
      ("show me an exercise about sheets", "list sheets"),
      ("is there an exercise for the sidebar?", "list sidebar"),
      ("Give me exercises with alerts.", "list alerts"), ("list tasks about state", "list state"),
      ("start an exercise on tabs", "list tabs"),
    ]
  )
  func meant(typed: String, line: String) {
    #expect(HabitLine(typed)?.meaning == .line(line))
  }

  @Test(
    "the request names only a topic",
    arguments: [
      "find exercises", "exercises about", "exercise 3", "my exercise on tabs does not compile",
      "find exercises on tabs that I have not solved yet", "tap exercises on tabs",
    ]
  )
  func other(typed: String) {
    #expect(TopicLine(typed.split(separator: " ").map(String.init)) == nil)
  }
}
