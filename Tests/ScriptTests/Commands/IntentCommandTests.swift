import Testing

@Suite("intent")
struct IntentCommandTests {
  @Test("intent runs an intent with the values of its parameters")
  func runs() throws {
    try replay(
      #"""
      > intent OpenOrder target: "42"
      nothing changed; you are at Home
      > intent AddCoffee
      nothing changed; you are at Home
      > console
      ran OpenOrder [target: "42"]
      ran AddCoffee []
      > history
         0  launch
         1  intent OpenOrder target: "42"
      ▶  2  intent AddCoffee
      > intent
      name the intent, as in: intent OpenOrder target: "42"
      """#
    )
  }
}
