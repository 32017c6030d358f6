import SceneModel
import SceneText
import Testing

@Suite("Breadcrumb")
struct BreadcrumbTests {
  private func way(_ shop: Shop, _ layout: TextLayout = TextLayout()) -> String {
    Breadcrumb(shop.snapshot).text(layout)
  }

  @Test("the path leads from the tab to the screen, and on to the presentation")
  func ways() {
    #expect(way(Shop(path: [], sheet: nil)) == "Feed")
    #expect(way(Shop(sheet: nil)) == "Feed › Post #42 › Ada")
    #expect(way(Shop()) == "Feed › Post #42 › Ada ⤴ New Post")
    #expect(way(Shop(sheetIsStack: true)) == "Feed › Post #42 › Ada ⤴ New Post")
    #expect(way(Shop(selection: ".explore", sheet: nil)) == "Explore")
    #expect(way(Shop(selection: ".explore")) == "Feed › Post #42 › Ada ⤴ New Post")
    #expect(way(Shop(), TextLayout(signs: .ascii)) == "Feed > Post #42 > Ada ^ New Post")
  }

  @Test("the path begins with the root if there are no tabs")
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

  @Test("the path leads through a container's content to the container's sheet")
  func sheetOfWindow() {
    var snapshot = Shop(sheet: nil).snapshot
    let screen = Element(id: 91, kind: .screen, label: "New Post")
    snapshot.window.children.append(Element(id: 90, kind: .sheet, children: [screen]))
    let way = Breadcrumb(snapshot)
    #expect(way.text(TextLayout()) == "Feed › Post #42 › Ada ⤴ New Post")
  }

  @Test("an otherwise empty screen is named by its text")
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

  @Test("a long path loses its beginning first, and never the place itself")
  func narrow() {
    #expect(way(Shop(), TextLayout(width: 25)) == "… › Ada ⤴ New Post")
    let long = Shop(sheet: "A very long title of a sheet")
    #expect(way(long, TextLayout(width: 20)) == "A very lon…f a sheet")
  }
}
