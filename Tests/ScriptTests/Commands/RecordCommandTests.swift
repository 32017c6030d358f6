import Testing

@Suite("record")
struct RecordCommandTests {
  @Test("record begins with or without a name, and ends")
  func words() {
    #expect(
      FakeSessionHandler.answers(to: "record", "record bug.txt", #"record "off""#, "record off")
        == [
          "record nil", "record bug.txt", "record off", "stop",
        ]
    )
  }
}
