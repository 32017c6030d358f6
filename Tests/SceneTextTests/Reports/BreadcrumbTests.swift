import SceneModel
import SceneText
import Testing

@Suite("Breadcrumb")
struct BreadcrumbTests {
  private func way(_ shop: Shop, _ layout: TextLayout = TextLayout()) -> String {
    Breadcrumb(shop.snapshot).text(layout)
  }

  @Test("leads from the tab to the screen, and over to what is presented")
  func ways() {
    #expect(way(Shop(path: [], sheet: nil)) == "Feed")
    #expect(way(Shop(sheet: nil)) == "Feed › Post #42 › Ada")
    #expect(way(Shop()) == "Feed › Post #42 › Ada ⤴ New Post")
    #expect(way(Shop(sheetIsStack: true)) == "Feed › Post #42 › Ada ⤴ New Post")
    #expect(way(Shop(selection: ".explore", sheet: nil)) == "Explore")
    #expect(way(Shop(selection: ".explore")) == "Feed › Post #42 › Ada ⤴ New Post")
    #expect(way(Shop(), TextLayout(signs: .ascii)) == "Feed > Post #42 > Ada ^ New Post")
  }

  @Test("begins with the root where there are no tabs")
  func withoutTabs() {
    let stack = Element(
      id: 2,
      kind: .navigationStack,
      path: [".a"],
      children: [
        Element(id: 3, kind: .screen, label: "Home"), Element(id: 4, kind: .screen, label: "A"),
      ]
    )
    let window = Element(id: 1, kind: .window, children: [stack])
    #expect(Breadcrumb(Snapshot(app: "x", window: window)).text(TextLayout()) == "Home › A")
    let empty = Snapshot(app: "empty", window: Element(id: 1, kind: .window))
    #expect(Breadcrumb(empty).text(TextLayout()) == "empty")
  }

  @Test("leads over what a container shows to the sheet that hangs on the container")
  func sheetOfWindow() {
    var snapshot = Shop(sheet: nil).snapshot
    let screen = Element(id: 91, kind: .screen, label: "New Post")
    snapshot.window.children.append(Element(id: 90, kind: .sheet, children: [screen]))
    let way = Breadcrumb(snapshot)
    #expect(way.text(TextLayout()) == "Feed › Post #42 › Ada ⤴ New Post")
  }

  @Test("names a screen that only says that it is empty by what it says")
  func emptyScreen() {
    let screen = Element(
      id: 3,
      kind: .screen,
      name: "ContentUnavailableView",
      children: [Element(id: 4, kind: .text, label: "No message")]
    )
    let window = Element(id: 1, kind: .window, children: [screen])
    #expect(Breadcrumb(Snapshot(app: "x", window: window)).text(TextLayout()) == "No message")
  }

  @Test("drops its beginning first, and never the place itself")
  func narrow() {
    #expect(way(Shop(), TextLayout(width: 25)) == "… › Ada ⤴ New Post")
    let long = Shop(sheet: "A very long title of a sheet")
    #expect(way(long, TextLayout(width: 20)) == "A very lon…f a sheet")
  }
}
