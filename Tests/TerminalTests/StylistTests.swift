import Terminal
import Testing

@Suite("Styling")
struct StylistTests {
  @Test("Without colour the text stays as it is")
  func plain() {
    let style = Stylist(usesColor: false)
    #expect(Role.allCases.map { style("text", $0) } == Role.allCases.map { _ in "text" })
  }

  @Test("Each line is coloured by itself, and empty lines not at all")
  func lines() {
    let style = Stylist(usesColor: true)
    #expect(style("one\n\ntwo", .added) == "\u{1B}[32mone\u{1B}[0m\n\n\u{1B}[32mtwo\u{1B}[0m")
  }
}
