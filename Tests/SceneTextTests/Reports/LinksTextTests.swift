import SceneModel
import SceneText
import Testing

@Suite("Links and where they lead")
struct LinksTextTests {
  private let stack = Element(id: 1, kind: .navigationStack, pathType: "[Route]")

  @Test("values, views, web addresses and buttons are listed, with obstacles to a tap")
  func everything() {
    let elements = [
      Element(id: 2, kind: .link, label: "Tea", name: "Route", value: ".tea"),
      Element(id: 3, kind: .text, label: "Text"),
      Element(
        id: 4,
        kind: .link,
        label: "Words",
        name: "String",
        value: "\"w\"",
        traits: [.missingDestination]
      ),
      Element(id: 5, kind: .link, label: "Number", name: "Int", value: "7"),
      Element(id: 6, kind: .link, label: "Own", name: "DetailView"),
      Element(id: 7, kind: .link, label: "Nobody", traits: [.disabled]),
      Element(id: 8, kind: .link, label: "Web", value: "https://a.b/\u{1B}c"),
      Element(id: 9, kind: .button, label: "Save", traits: [.disabled]),
      Element(id: 10, kind: .menu, label: "More"),
    ]
    #expect(
      text(LinksText(elements, in: stack).lines(TextLayout(width: 60))) == #"""
        link "Tea"                .tea  Route
        link "Words"              "w"  String
          ! no destination: no screen of the stack declares
            .navigationDestination(for: String.self)
        link "Number"             7  Int
          ! the path is [Route] and holds no Int
        link "Own"                DetailView, not in the path
        link "Nobody"  disabled   nowhere
          ! the link has no value, so it is disabled
        link "Web"                opens https://a.b/\u{1b}c
        button "Save"  disabled   runs the app's code
        menu "More"               shows choices
        """#
    )
  }

  @Test("a screen without links is reported")
  func nothing() {
    #expect(
      text(LinksText([], in: nil).lines(TextLayout())) == "there are no links or buttons here"
    )
  }

  @Test("a link outside every stack is named")
  func outside() {
    let link = Element(
      id: 2,
      kind: .link,
      label: "Tea",
      name: "Route",
      value: ".tea",
      traits: [.disabled]
    )
    #expect(
      LinkLeading(link, in: nil).warning
        == "the link is not in a NavigationStack, so it is disabled"
    )
    let view = Element(id: 3, kind: .link, label: "View", traits: [.disabled])
    #expect(LinkLeading(view, in: nil).goal == "a screen of its own")
    #expect(
      LinkLeading(view, in: nil).warning
        == "the link is not in a NavigationStack, so it is disabled"
    )
  }

  @Test("the goal of a link with a long label is on a separate line")
  func narrow() {
    let label = "A label that takes nearly all of the line"
    let link = Element(id: 2, kind: .link, label: label, name: "Route", value: ".tea(kind: 1)")
    #expect(
      text(LinksText([link], in: stack).lines(TextLayout(width: 50))) == """
        link "A label that takes nearly all of the line"
            .tea(kind: 1) Route
        """
    )
  }
}
