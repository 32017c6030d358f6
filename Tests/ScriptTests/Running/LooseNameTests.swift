import Testing

@testable import Script

@Suite("Labels as people write them")
struct LooseNameTests {
  private static let labels = [
    "🇨🇦, Canada", "🇨🇭, Switzerland", "Blue Lake, 4 km", "The Lighthouse", "Item 42", "Don’t Ask",
    "Log In",
  ]

  @Test(
    "a label is found whatever its case, articles, punctuation and emoji",
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
    "other words, another order, or parts of a number find nothing",
    arguments: ["Item 4", "4 blue", "lakes", "ake", "", "  ", "the", "🇩🇪", "button"]
  )
  func missing(typed: String) {
    #expect(LooseName(typed).places(in: Self.labels) == [])
  }

  @Test("the closest match is preferred, and equally close labels are all given")
  func levels() {
    let labels = ["Blue", "Blue Lake", "Blue Hut", "Bluebell"]
    #expect(LooseName("blue!").places(in: labels) == [0])
    #expect(LooseName("blue").places(in: Array(labels.dropFirst())) == [0, 1])
    #expect(LooseName("blueb").places(in: labels) == [3])
    #expect(LooseName("b").places(in: labels) == [0, 1, 2, 3])
  }

  @Test("all words of a label are required if some of them are not enough")
  func whole() {
    let labels = ["The Blue Lake!", "Blue"]
    #expect(LooseName("blue lake").places(in: labels, inPart: false) == [0])
    #expect(LooseName("lake").places(in: labels, inPart: false) == [])
  }
}
