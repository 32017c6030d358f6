import SceneModel
import SceneText
import Testing

@Suite("ScreenText")
struct ScreenTextTests {
  private let controls = [
    Element(id: 70, kind: .button, label: "Edit", traits: [.toolbar]),
    Element(id: 71, kind: .toolbar, children: [Element(id: 72, kind: .link, label: "Share")]),
    Element(id: 73, kind: .text, label: "Ada Lovelace"),
    Element(id: 74, kind: .image, label: "star"),
    Element(
      id: 75,
      kind: .list,
      children: [
        Element(
          id: 76,
          kind: .section,
          label: "Profile",
          children: [
            Element(id: 77, kind: .row, children: [Element(id: 78, kind: .link, label: "Posts")]),
            Element(id: 79, kind: .row, label: "Plain row", badge: "7"),
          ]
        )
      ]
    ),
    Element(id: 80, kind: .textField, label: "Name", value: "\"Ada\""),
    Element(id: 81, kind: .secureField, label: "Password", value: "\"secret\""),
    Element(id: 82, kind: .toggle, label: "Wi-Fi", value: "true"),
    Element(id: 83, kind: .toggle, label: "Blue", value: "false"),
    Element(
      id: 84,
      kind: .picker,
      label: "Size",
      value: ".small",
      children: [
        Element(id: 85, kind: .text, label: "Small"), Element(id: 86, kind: .text, label: "Large"),
      ]
    ),
    Element(id: 87, kind: .stepper, label: "Guests", value: "2"),
    Element(id: 88, kind: .slider, label: "Volume", value: "0.5"),
    Element(id: 89, kind: .progress, label: "Loading"),
    Element(
      id: 90,
      kind: .menu,
      label: "More",
      children: [
        Element(id: 91, kind: .button, label: "Hidden until opened")
      ]
    ),
    Element(id: 92, kind: .button, label: "Delete", traits: [.disabled, .destructive]),
    Element(id: 93, kind: .searchField, label: "Search"),
  ]

  private func screen(_ shop: Shop, _ layout: TextLayout = TextLayout()) -> String {
    text(ScreenText(shop.snapshot).lines(layout))
  }

  @Test("bars, texts and controls are shown as a person sees them")
  func everything() {
    #expect(
      screen(Shop(sheet: nil, contents: controls)) == """
        ‹ Back   Ada   [ Edit ]   Share ›
        ────────────────────────────────────────
        Ada Lovelace
        (image star)
        Profile
          Posts ›
          Plain row (7)
        Name: Ada_____________
        Password: ••••••__________
        [x] Wi-Fi
        [ ] Blue
        Size: .small ▾  (Small, Large)
        Guests  [-] 2 [+]
        Volume: 0.5
        Loading
        [ More ▾ ]
        [ Delete ]  disabled
        Search: ________________
        ────────────────────────────────────────
        ● Feed (3)   ○ Explore
        """
    )
  }

  @Test("a picker without a chosen option shows only its options")
  func pickerWithoutChoice() {
    let picker = Element(
      id: 84,
      kind: .picker,
      label: "Size",
      children: [Element(id: 85, kind: .button, label: "Small", value: "1")]
    )
    let drawn = screen(Shop(sheet: nil, contents: [picker]))
    #expect(drawn.contains("\nSize: ▾  (Small)\n"))
  }

  @Test("a screen can be drawn in ASCII, and in 40 columns")
  func ascii() {
    let shop = Shop(path: [.author("ada"), .author("bob")], sheet: nil, contents: controls)
    #expect(
      screen(shop, TextLayout(width: 40, signs: .ascii)) == """
        < Ada   Bob   [ Edit ]   Share >
        ----------------------------------------
        Ada Lovelace
        (image star)
        Profile
          Posts >
          Plain row (7)
        Name: Ada_____________
        Password: ******__________
        [x] Wi-Fi
        [ ] Blue
        Size: .small v  (Small, Large)
        Guests  [-] 2 [+]
        Volume: 0.5
        Loading
        [ More v ]
        [ Delete ]  disabled
        Search: ________________
        ----------------------------------------
        * Feed (3)   o Explore
        """
    )
  }

  @Test("a sheet is shown without the tabs that it covers")
  func sheet() {
    #expect(
      screen(Shop()) == """
        New Post
        ────────────────────────────────────────
        nothing on this screen
        """
    )
  }

  @Test("a screen that hides its tab bar is shown and read without tabs")
  func hiddenTabBar() {
    let notes = Element(id: 20, kind: .screen, label: "Notes", traits: [.tabBarHidden])
    let tab = Element(id: 10, kind: .tab, label: "Songs", traits: [.selected], children: [notes])
    let view = Element(id: 2, kind: .tabView, children: [tab])
    let app = Snapshot(app: "A", window: Element(id: 1, kind: .window, children: [view]))
    #expect(
      text(ScreenText(app).lines(TextLayout(width: 40))) == """
        Notes
        ────────────────────────────────────────
        nothing on this screen
        """
    )
    #expect(SpokenText(app).sentences == ["A, Notes.", "Nothing on this screen."])
  }

  @Test("the contents of a nested stack are shown")
  func nested() {
    let hidden = Element(
      id: 71,
      kind: .screen,
      children: [Element(id: 72, kind: .text, label: "A")]
    )
    let shown = Element(id: 73, kind: .screen, children: [Element(id: 74, kind: .text, label: "B")])
    let stack = Element(id: 70, kind: .navigationStack, path: [], children: [hidden, shown])
    #expect(
      screen(Shop(path: [], sheet: nil, contents: [stack])) == """
        Feed
        ────────────────────────────────────────
        B
        ────────────────────────────────────────
        ● Feed (3)   ○ Explore
        """
    )
  }

  @Test("all tabs are shown, on a second line if necessary")
  func tabs() {
    let tabs = ["日本語のリスト", "One more", "The selected one"].enumerated().map { index, label in
      Element(
        id: 10 + index,
        kind: .tab,
        label: label,
        traits: index == 2 ? [.selected] : [],
        children: index == 2 ? [Element(id: 20, kind: .screen, label: "Here")] : []
      )
    }
    let view = Element(id: 2, kind: .tabView, children: tabs)
    let app = Snapshot(app: "A", window: Element(id: 1, kind: .window, children: [view]))
    #expect(
      text(ScreenText(app).lines(TextLayout(width: 30))) == """
        Here
        ──────────────────────────────
        nothing on this screen
        ──────────────────────────────
        ○ 日本語のリスト   ○ One more
        ● The selected one
        """
    )
  }
}
