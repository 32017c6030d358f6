import SceneModel
import SceneText
import Script
import Testing

@Suite("Tab views inside tabs")
struct NestedTabsTests {
  private static func tab(_ id: Int, _ label: String?, _ content: Element? = nil) -> Element {
    Element(
      id: id,
      kind: .tab,
      label: label,
      traits: content == nil ? [] : [.selected],
      children: [content].compactMap(\.self)
    )
  }

  private static func tabs(_ inner: Element) -> Element {
    Element(id: 3, kind: .tabView, children: [tab(10, "Home"), tab(11, "More", inner)])
  }

  private static let two = tabs(
    Element(
      id: 4,
      kind: .tabView,
      children: [tab(20, "One", Element(id: 30, kind: .screen)), tab(21, "Two")]
    )
  )
  private static let pages = tabs(
    Element(
      id: 4,
      kind: .tabView,
      traits: [.pages],
      children: [tab(20, nil, Element(id: 30, kind: .screen)), tab(21, nil)]
    )
  )
  /// A page view that is only a part of a tab's screen.
  private static let partly = tabs(
    Element(
      id: 30,
      kind: .screen,
      children: [
        Element(
          id: 4,
          kind: .tabView,
          traits: [.pages],
          children: [tab(20, nil, Element(id: 31, kind: .screen)), tab(21, nil)]
        )
      ]
    )
  )

  private func output(
    _ line: String,
    on content: Element,
    _ naming: ControlNaming = .exact
  ) -> [String] {
    let app = RecordingApp(content)
    let lines = Interpreter(driver: app, naming: naming).output(of: line).map(\.plain)
    return app.actions + lines.filter { !$0.hasPrefix("nothing changed") }
  }

  @Test("TV-46: the outer tabs remain reachable, and the inner tabs come first")
  func outer() {
    #expect(output("tab Home", on: Self.two) == ["tab 10"])
    #expect(output("tab Two", on: Self.two) == ["tab 21"])
    #expect(output("tab Home 2", on: Self.two) == ["tab 10"])
    #expect(output("tab hom", on: Self.two, .meant).first == "tab 10")
    #expect(output("tap Home", on: Self.two, .meant).first == "tab 10")
    #expect(output("tap Home", on: Self.two) == [#""Home" is a tab; try: tab Home"#])
    #expect(
      output("tab Elsewhere", on: Self.two)
        == [#"there is no tab "Elsewhere"; there are One, Two, Home, More"#]
    )
    #expect(output("tab Home 3", on: Self.two) == ["there are only 2 tab views here"])
  }

  @Test("TV-47: pages turn with a swipe, and their tabs remain reachable")
  func pages() {
    #expect(output("tab Home", on: Self.pages) == ["tab 10"])
    #expect(output("swipe left", on: Self.pages) == ["tab 21"])
    #expect(output("swipe left", on: Self.partly) == ["tab 21"])
    #expect(output("tab Home", on: Self.partly) == ["tab 10"])
    #expect(output("tab page 2", on: Self.pages, .meant).first == "tab 21")
    #expect(
      output("tab Elsewhere", on: Self.pages)
        == [
          #"there is no tab "Elsewhere"; there are Home, More; 'swipe left' turns to the"#,
          "  next page",
        ]
    )
  }

  @Test("the screen shows all bars, and pages have numbers")
  func bars() {
    let app = RecordingApp(Self.pages)
    let lines = ScreenText(app.snapshot ?? Snapshot(app: "", window: Self.pages)).lines(
      TextLayout()
    )
    .map(\.plain)
    #expect(lines.contains("● page 1   ○ page 2"))
    #expect(lines.last == "○ Home   ● More")
    #expect(app.snapshot.map { Breadcrumb($0).text(TextLayout()) } == "More › page 1")
    let tabs = output("tabs", on: Self.two)
    #expect(tabs.contains { $0.contains("Two") } && tabs.contains { $0.contains("Home") })
  }
}
