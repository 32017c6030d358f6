import Testing

@testable import Script

@Suite("The label as a person writes it")
struct LooseNameTests {
  private static let labels = [
    "🇨🇦, Canada", "🇨🇭, Switzerland", "Blue Lake, 4 km", "The Lighthouse", "Item 42", "Don’t Ask",
    "Log In",
  ]

  @Test(
    "finds the label whatever its case, articles, punctuation and emoji, and by some of its words",
    arguments: [
      ("Canada", "🇨🇦, Canada"), ("canada", "🇨🇦, Canada"), ("🇨🇦", "🇨🇦, Canada"),
      ("blue lake", "Blue Lake, 4 km"),
      ("Lake", "Blue Lake, 4 km"), ("blue 4", "Blue Lake, 4 km"), ("lighthouse", "The Lighthouse"),
      ("a lighthouse", "The Lighthouse"), ("dont ask", "Don’t Ask"), ("login", "Log In"),
      ("the log in button", "Log In"), ("item 42", "Item 42"), ("switz", "🇨🇭, Switzerland"),
      ("42", "Item 42"),
    ]
  )
  func found(typed: String, label: String) {
    #expect(LooseName(typed).places(in: Self.labels).map { Self.labels[$0] } == [label])
  }

  @Test(
    "finds nothing by other words, other orders, parts of a number, or nothing at all",
    arguments: ["Item 4", "4 blue", "lakes", "ake", "", "  ", "the", "🇩🇪", "button"]
  )
  func missing(typed: String) {
    #expect(LooseName(typed).places(in: Self.labels) == [])
  }

  @Test("prefers the closest likeness, and gives all labels that are as close")
  func levels() {
    let labels = ["Blue", "Blue Lake", "Blue Hut", "Bluebell"]
    #expect(LooseName("blue!").places(in: labels) == [0])
    #expect(LooseName("blue").places(in: Array(labels.dropFirst())) == [0, 1])
    #expect(LooseName("blueb").places(in: labels) == [3])
    #expect(LooseName("b").places(in: labels) == [0, 1, 2, 3])
  }

  @Test("takes all words of a label where a part will not do")
  func whole() {
    let labels = ["The Blue Lake!", "Blue"]
    #expect(LooseName("blue lake").places(in: labels, inPart: false) == [0])
    #expect(LooseName("lake").places(in: labels, inPart: false) == [])
  }
}
