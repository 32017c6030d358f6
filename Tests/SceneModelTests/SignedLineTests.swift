import SceneModel
import Testing

@Suite("A line with the name of the program")
struct SignedLineTests {
  @Test("a line begins with the name, a colon and a space")
  func signed() {
    #expect(SignedLine.signed("there is no app") == "navlab: there is no app")
  }

  @Test("the name is removed from a line once only")
  func unsigned() {
    #expect(SignedLine.unsigned("navlab: there is no app") == "there is no app")
    #expect(SignedLine.unsigned("navlab: navlab: twice") == "navlab: twice")
    #expect(SignedLine.unsigned("App.swift:1:1: error") == "App.swift:1:1: error")
  }
}
