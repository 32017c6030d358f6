import Testing

@testable import AppBuilder

@Suite("Content names")
struct ContentNameTests {
  @Test("names follow the published test values of FNV-1a")
  func vectors() {
    #expect(ContentName(of: []).description == "6c62272e07bb014262b821756295c58d")
    #expect(ContentName(of: "a".utf8).description == "d228cb696f1a8caf78912b704e4a8964")
    #expect(ContentName(of: "foobar".utf8).description == "343e1662793c64bf6f0d3597ba446f18")
  }
}
