import SceneModel
import SceneText
import Testing

@Suite("CardDrawing")
struct CardDrawingTests {
  private func cards(_ shop: Shop, _ layout: TextLayout = TextLayout()) -> String {
    text(CardDrawing(shop.snapshot).lines(layout))
  }

  @Test("each tab's stack is drawn upright, and a sheet above them at the end")
  func tabs() {
    #expect(
      cards(Shop()) == """
          ● Feed (3)                 ○ Explore                  ⤴ sheet
         ┌─────────────────────┐    ┌─────────────────────┐    ╔═════════════════════╗
         │ Ada                 │    │                     │    ║                     ║
         │ Post #42            │    │                     │    ║                     ║
         │ Feed                │    │ ExploreView         │    ║ New Post            ║ ◀
         └─────────────────────┘    └─────────────────────┘    ╚═════════════════════╝
        """
    )
  }

  @Test("the cards continue below in a narrow window")
  func narrow() {
    #expect(
      cards(Shop(), TextLayout(width: 40)) == """
          ● Feed (3)
         ┌─────────────────────────┐
         │ Ada                     │
         │ Post #42                │
         │ Feed                    │
         └─────────────────────────┘

          ○ Explore
         ┌─────────────────────────┐
         │ ExploreView             │
         └─────────────────────────┘

          ⤴ sheet
         ╔═════════════════════════╗
         ║ New Post                ║ ◀
         ╚═════════════════════════╝
        """
    )
  }

  @Test("columns are named by their purpose")
  func columns() {
    let deck = CardDeck(SplitMail().snapshot)
    #expect(deck.cards.map(\.title) == ["sidebar", "content", "detail"])
  }

  @Test("the drawing is the same in ASCII")
  func ascii() {
    #expect(
      cards(Shop(sheet: nil), TextLayout(signs: .ascii)) == """
          * Feed (3)                     o Explore
         +-------------------------+    +-------------------------+
         | Ada                     | <  |                         |
         | Post #42                |    |                         |
         | Feed                    |    | ExploreView             |
         +-------------------------+    +-------------------------+
        """
    )
  }

  @Test("a high stack is folded between its top and its root")
  func deep() {
    let screens = (0..<20).map { Element(id: $0 + 10, kind: .screen, label: "Level \($0)") }
    let stack = Element(id: 2, kind: .navigationStack, children: screens)
    let window = Element(id: 1, kind: .window, children: [stack])
    #expect(
      text(CardDrawing(Snapshot(app: "deep", window: window)).lines(TextLayout())) == """
          deep
         ┌─────────────────────────┐
         │ Level 19                │ ◀
         │ Level 18                │
         │ Level 17                │
         │ Level 16                │
         │ Level 15                │
         │ Level 14                │
         │ … 13 more               │
         │ Level 0                 │
         └─────────────────────────┘
        """
    )
  }

  @Test("with few rows, the stacks are folded, and finally only the person's own is shown")
  func low() {
    let layout = TextLayout(width: 40)
    let lines = CardDrawing(Shop().snapshot).lines(layout, rows: 8)
    #expect(
      text(lines) == """
          ⤴ sheet
         ╔═════════════════════════╗
         ║ New Post                ║ ◀
         ╚═════════════════════════╝
          … 2 more places
        """
    )
    let all = CardDrawing(Shop().snapshot).lines(layout)
    #expect(CardDrawing(Shop().snapshot).lines(layout, rows: all.count) == all)
    let screens = (0..<20).map { Element(id: $0 + 10, kind: .screen, label: "Level \($0)") }
    let stack = Element(id: 2, kind: .navigationStack, children: screens)
    let deep = Snapshot(app: "deep", window: Element(id: 1, kind: .window, children: [stack]))
    for rows in 0...12 {
      let count = CardDrawing(deep).lines(layout, rows: rows).count
      #expect(count == min(max(rows, CardDrawing.fewestRows), 11), "\(rows) rows")
    }
  }

  @Test("a tab view without tabs shows nothing")
  func noTabs() {
    let tabs = Element(id: 2, kind: .tabView)
    let snapshot = Snapshot(app: "none", window: Element(id: 1, kind: .window, children: [tabs]))
    #expect(CardDrawing(snapshot).lines(TextLayout(), rows: 3).isEmpty)
  }

  @Test("an empty window is shown as an empty card")
  func empty() {
    let snapshot = Snapshot(app: "empty", window: Element(id: 1, kind: .window))
    #expect(
      text(CardDrawing(snapshot).lines(TextLayout())) == """
          empty
         ┌─────────────────────────┐
         │                         │
         └─────────────────────────┘
        """
    )
  }
}
