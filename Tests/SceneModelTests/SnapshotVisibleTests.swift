import SceneModel
import Testing

@Suite("The controls that a person can use at present")
struct SnapshotVisibleTests {
  /// A screen with a title.
  private func screen(_ id: Int, _ label: String, _ children: [Element] = []) -> Element {
    Element(id: id, kind: .screen, label: label, children: children)
  }

  private func focus(_ children: Element...) -> [Int] {
    snapshot(children).focus.map(\.id)
  }

  private func snapshot(_ children: [Element]) -> Snapshot {
    Snapshot(app: "A", window: Element(id: 0, kind: .window, children: children))
  }

  @Test("An empty window is its own focus")
  func empty() {
    #expect(focus() == [0])
    #expect(snapshot([]).visibleStack == nil)
    #expect(snapshot([]).visibleTabView == nil)
    #expect(snapshot([]).focusedElement?.kind == .window)
  }

  @Test("The last screen of a stack is on top")
  func stack() {
    let link = Element(id: 4, kind: .link)
    let stack = Element(
      id: 1,
      kind: .navigationStack,
      children: [screen(2, "Root"), screen(3, "Detail", [link])]
    )
    #expect(focus(stack) == [0, 1, 3])
    #expect(snapshot([stack]).visibleStack?.id == 1)
    #expect(snapshot([stack]).focusedElement?.label == "Detail")
  }

  /// Two tabs with a stack each; the second is the selected one.
  private func tabs(first: [Element] = [], second: [Element] = []) -> Element {
    let one = Element(id: 11, kind: .navigationStack, children: [screen(12, "One", first)])
    let two = Element(id: 21, kind: .navigationStack, children: [screen(22, "Two", second)])
    return Element(
      id: 1,
      kind: .tabView,
      children: [
        Element(id: 10, kind: .tab, children: [one]),
        Element(id: 20, kind: .tab, traits: [.selected], children: [two]),
      ]
    )
  }

  @Test("The selected tab counts, wherever it is")
  func selectedTab() {
    #expect(focus(tabs()) == [0, 1, 20, 21, 22])
    #expect(snapshot([tabs()]).visibleTabView?.id == 1)
    #expect(snapshot([tabs()]).visibleStack?.id == 21)
  }

  @Test("Without a selected tab the tab view is the focus")
  func noTab() {
    let view = Element(id: 1, kind: .tabView, children: [Element(id: 2, kind: .tab)])
    #expect(focus(view) == [0, 1])
  }

  @Test("A sheet covers its presenting screen, and the sheet's stack is the visible stack")
  func sheet() {
    let inner = Element(id: 31, kind: .navigationStack, children: [screen(32, "Compose")])
    let sheet = Element(id: 30, kind: .sheet, children: [inner])
    let view = tabs(second: [Element(id: 23, kind: .text), sheet])
    #expect(focus(view) == [0, 1, 20, 21, 22, 30, 31, 32])
    #expect(snapshot([view]).visibleStack?.id == 31)
  }

  @Test("A sheet covers everything, even when a covered screen presents it")
  func coveredPresenter() {
    let sheet = Element(id: 30, kind: .sheet, children: [screen(31, "Compose")])
    let stack = Element(
      id: 1,
      kind: .navigationStack,
      children: [screen(2, "Root", [sheet]), screen(3, "Detail")]
    )
    #expect(focus(stack) == [0, 1, 2, 30, 31])
  }

  @Test("A sheet still covers everything when another tab is selected below it")
  func hiddenPresenter() {
    let sheet = Element(id: 30, kind: .sheet, children: [screen(31, "Compose")])
    #expect(focus(tabs(first: [sheet])) == [0, 1, 10, 11, 12, 30, 31])
  }

  @Test("An alert on a sheet is on top, whether the sheet or its screen presents it")
  func alertOnSheet() {
    let alert = Element(id: 40, kind: .alert, children: [Element(id: 41, kind: .button)])
    let ofScreen = Element(id: 30, kind: .sheet, children: [screen(31, "Compose", [alert])])
    #expect(focus(screen(1, "Home", [ofScreen])) == [0, 1, 30, 31, 40])
    let ofSheet = Element(id: 30, kind: .sheet, children: [screen(31, "Compose"), alert])
    #expect(focus(screen(1, "Home", [ofSheet])) == [0, 1, 30, 40])
  }

  @Test("A presentation by the window covers the window's content")
  func windowPresentation() {
    let cover = Element(id: 30, kind: .fullScreenCover, children: [screen(31, "Login")])
    #expect(focus(tabs(), cover) == [0, 30, 31])
  }

  @Test("An empty sheet is its own focus")
  func emptySheet() {
    #expect(focus(screen(1, "Home", [Element(id: 30, kind: .sheet)])) == [0, 1, 30])
  }
}
