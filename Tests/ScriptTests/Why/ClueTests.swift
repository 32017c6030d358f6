import AppSession
import SceneModel
import SceneText
import Testing

@testable import Script

@Suite("The clues that explain a command")
struct ClueTests {
  private func window(_ children: [Element], objects: [ObjectReport] = []) -> Snapshot {
    Snapshot(
      app: "App",
      window: Element(id: 1, kind: .window, children: children),
      objects: objects
    )
  }

  private func router(_ name: String, path: String, holders: [String]) -> ObjectReport {
    ObjectReport(
      name: name,
      type: "Router",
      properties: [ObjectReport.Property(name: "path", value: path)],
      holders: holders
    )
  }

  private func deed(_ before: Snapshot, _ after: Snapshot, _ action: Action? = nil) -> Deed {
    var deed = Deed(text: "do", before: before)
    deed.after = after
    deed.action = action
    return deed
  }

  @Test("A changed object with a twin in the environment is not the screens' object")
  func twin() {
    let shared = router(
      "router",
      path: "[]",
      holders: ["@State router in App", ".environment in App"]
    )
    let mine = { router("mine", path: $0, holders: ["@State mine in Row"]) }
    let found = ObjectClue.evidence(
      in: deed(
        window([], objects: [shared, mine("[]")]),
        window([], objects: [shared, mine("[3]")])
      ),
      signs: .unicode
    )
    #expect(
      found == [
        Evidence("mine.path changed: [] → [3]"),
        Evidence(
          "mine, held by @State mine in Row, is a different Router from router, held by @State router in "
            + "App and .environment in App, so a view of one does not see changes to the other",
          isReason: true,
          fault: "second-instance"
        ),
      ]
    )
  }

  @Test("A shared object may change invisible screens")
  func unread() {
    let tab = Element(id: 3, kind: .tab, label: "Other", traits: [.unvisited])
    let home = Element(
      id: 4,
      kind: .tab,
      label: "Home",
      traits: [.selected],
      children: [Element(id: 5, kind: .screen, label: "Home")]
    )
    let tabs = Element(id: 2, kind: .tabView, children: [home, tab])
    let router = { self.router("router", path: $0, holders: [".environment in App"]) }
    let found = ObjectClue.evidence(
      in: deed(window([tabs], objects: [router("[]")]), window([tabs], objects: [router("[4]")])),
      signs: .ascii
    )
    #expect(
      found == [
        Evidence("router.path changed: [] -> [4]"),
        Evidence("nothing on the screen shows the change in router", isReason: true),
        Evidence(
          "the tab \"Other\" has not been opened yet, so it has no view that could show a change"
        ),
      ]
    )
  }

  @Test("A path that changes in another tab is reported with its tab")
  func hiddenStack() {
    func app(path: [String]) -> Snapshot {
      let stack = Element(id: 6, kind: .navigationStack, path: path)
      return window([
        Element(
          id: 2,
          kind: .tabView,
          children: [
            Element(id: 3, kind: .tab, label: "Home", traits: [.selected]),
            Element(id: 4, kind: .tab, label: "Other", children: [stack]),
          ]
        )
      ])
    }
    #expect(
      HiddenPlaceClue.evidence(in: deed(app(path: []), app(path: ["7"])), signs: .unicode) == [
        Evidence(
          "the path of the stack in the tab \"Other\" is [7] now, but this stack is not in front",
          isReason: true
        )
      ]
    )
  }

  @Test("A tab that stays unselected has a binding that keeps its value")
  func tab() {
    let app = window([
      Element(
        id: 2,
        kind: .tabView,
        value: ".home",
        children: [
          Element(id: 3, kind: .tab, label: "Home", traits: [.selected]),
          Element(id: 4, kind: .tab, label: "Other"),
        ]
      )
    ])
    #expect(
      BindingClue.evidence(in: deed(app, app, .selectTab(element: 4)), signs: .unicode) == [
        Evidence(
          "the tab \"Other\" was tapped but is not selected: the selection's binding, which is .home, "
            + "did not accept its value",
          isReason: true
        )
      ]
    )
  }

  @Test("A sheet, a toggle or a field that does not change is reported")
  func bindings() {
    let sheet = Element(id: 9, kind: .sheet, children: [Element(id: 10, kind: .screen)])
    let app = window([
      Element(
        id: 2,
        kind: .screen,
        children: [
          Element(id: 3, kind: .toggle, label: "On", value: "true"),
          Element(id: 4, kind: .textField, label: "Name", value: "old"), sheet,
        ]
      )
    ])
    func texts(_ action: Action) -> [String] {
      BindingClue.evidence(in: deed(app, app, action), signs: .unicode).map(\.text)
    }
    #expect(
      texts(.dismiss) == [
        "the sheet is still there: its flag or item was not cleared, or it was set again immediately"
      ]
    )
    #expect(
      texts(.tap(element: 3)) == [
        "the toggle \"On\" is on as before: its binding refused the other value, as a "
          + "constant binding does"
      ]
    )
    #expect(
      texts(.type(element: 4, text: "new")) == [
        "the text field \"Name\" holds old: its binding did not keep the typed text"
      ]
    )
    #expect(texts(.type(element: 4, text: "old")) == [])
  }

  @Test("A screen without a destination is reported with its value")
  func missingScreen() {
    let screen = Element(id: 3, kind: .screen, value: "7", traits: [.missingDestination])
    let stack = { Element(id: 2, kind: .navigationStack, children: $0) }
    #expect(
      MissingScreenClue.evidence(
        in: deed(window([stack([])]), window([stack([screen])])),
        signs: .unicode
      ).map(\.text) == [
        "the path holds 7 now, but no destination creates a screen for this value"
      ]
    )
  }

  @Test("A picker without a choice still has no choice")
  func pickerWithoutChoice() {
    let picker = Element(id: 2, kind: .picker, label: "Size")
    let found = BindingClue.evidence(
      in: deed(window([picker]), window([picker]), .pick(element: 2, option: "Large")),
      signs: .ascii
    )
    #expect(found.first?.text.hasPrefix("the picker \"Size\" has no choice as before: ") == true)
  }

  @Test("A picker whose binding keeps its value still has that value")
  func picker() {
    let picker = Element(id: 2, kind: .picker, label: "Size", value: "S")
    let found = BindingClue.evidence(
      in: deed(window([picker]), window([picker]), .pick(element: 2, option: "Large")),
      signs: .ascii
    )
    #expect(
      found == [
        Evidence(
          "the picker \"Size\" has \"S\" as before: either \"Large\" was picked already, or no tag has "
            + "the selection's type, or the binding refused the value, as a constant binding does",
          isReason: true
        )
      ]
    )
  }

  @Test("A button in a sheet may set the sheet's own flag again")
  func presented() {
    let button = Element(id: 5, kind: .button, label: "Show")
    let screen = Element(id: 4, kind: .screen, children: [button])
    let app = window([
      Element(id: 2, kind: .screen, children: [Element(id: 3, kind: .sheet, children: [screen])])
    ])
    var deed = deed(app, app, .tap(element: 5))
    deed.element = button
    let evidence = Evidence(
      "the sheet in front is already presented: setting its flag to true or its item to the same "
        + "value again changes nothing"
    )
    #expect(PresentationClue.evidence(in: deed, signs: .ascii) == [evidence])
    deed.after?.window.children[0].children = []
    #expect(PresentationClue.evidence(in: deed, signs: .ascii) == [])
  }
}
