import Testing

@Suite("record")
struct RecordCommandTests {
  @Test("begins with or without a name, and ends")
  func words() {
    #expect(
      FakeDesk.answers(to: "record", "record bug.txt", #"record "off""#, "record off") == [
        "record nil", "record bug.txt", "record off", "stop",
      ]
    )
  }
}
