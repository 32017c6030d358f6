import Terminal
import Testing

@Suite("Styling")
struct StylistTests {
  @Test("Without colour, the text does not change")
  func plain() {
    let style = Stylist(usesColor: false)
    #expect(Role.allCases.map { style("text", $0) } == Role.allCases.map { _ in "text" })
  }

  @Test("Each line is coloured separately, and empty lines are not coloured")
  func lines() {
    let style = Stylist(usesColor: true)
    #expect(style("one\n\ntwo", .added) == "\u{1B}[32mone\u{1B}[0m\n\n\u{1B}[32mtwo\u{1B}[0m")
  }

  @Test("A link is marked if links are used, and odd characters in its path are encoded")
  func link() {
    let text = Stylist(usesColor: false, usesLinks: true).link("App.swift", to: "/a b/ü%?.swift")
    #expect(
      text
        == "\u{1B}]8;;file:///a%20b/%C3%BC%25%3F.swift\u{1B}\\App.swift\u{1B}]8;;\u{1B}\\"
    )
    #expect(Stylist(usesColor: true).link("App.swift", to: "/a") == "App.swift")
  }
}
