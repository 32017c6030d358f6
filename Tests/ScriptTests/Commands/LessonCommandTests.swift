import Testing

@Suite("lesson")
struct LessonCommandTests {
  @Test("lesson opens the named lesson, or lists the lessons")
  func lesson() {
    #expect(
      FakeGuide.answers(to: "lesson", "lesson 1", "lesson 1 2") == [
        "lessons", "open 1", "unexpected '2'; the command is: lesson [LESSON]",
      ]
    )
  }
}
