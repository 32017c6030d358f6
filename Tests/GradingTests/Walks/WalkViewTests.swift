import Course
import SceneModel
import Testing

@testable import Grading

@Suite("How closely apps must look alike on a walk")
struct WalkViewTests {
  private func snapshot(
    tabs: [Element] = [],
    control: Element.Kind = .button,
    text: String = "By the water"
  ) -> Snapshot {
    let screen = Element(
      id: 3,
      kind: .screen,
      label: "Boats",
      children: [
        Element(id: 4, kind: control, label: "Where it lies"),
        Element(id: 5, kind: .text, label: text),
      ]
    )
    let stack = Element(id: 2, kind: .navigationStack, children: [screen])
    let first = Element(id: 6, kind: .tab, label: "Hire", traits: [.selected], children: [stack])
    let tabView = Element(id: 7, kind: .tabView, children: [first] + tabs)
    return Snapshot(app: "App", window: Element(id: 1, kind: .window, children: [tabView]))
  }

  @Test("A tab that is hidden looks like one that is not there", arguments: WalkView.all)
  func hiddenTab(view: WalkView) {
    let hidden = Element(id: 9, kind: .tab, label: "Map", traits: [.hidden])
    let shown = Element(id: 9, kind: .tab, label: "Map")

    #expect(view.state(of: snapshot(tabs: [hidden])) == view.state(of: snapshot()))
    #expect(view.state(of: snapshot(tabs: [shown])) != view.state(of: snapshot()))
  }

  @Test("A link looks like a button of the same label", arguments: WalkView.all)
  func links(view: WalkView) {
    #expect(view.state(of: snapshot(control: .link)) == view.state(of: snapshot()))
  }

  @Test("Which view a sheet hangs on is free, and what is in it is not", arguments: WalkView.all)
  func presentations(view: WalkView) {
    func window(sheetIn place: Int, title: String = "Kayak") -> Snapshot {
      let page = Element(id: 21, kind: .screen, label: title)
      let sheet = Element(id: 20, kind: .sheet, children: [page])
      let isInner = place == 3
      let screen = Element(id: 3, kind: .screen, label: "Boats", children: isInner ? [sheet] : [])
      let stack = Element(id: 2, kind: .navigationStack, children: [screen])
      let content = isInner ? [stack] : [stack, sheet]
      return Snapshot(app: "App", window: Element(id: 1, kind: .window, children: content))
    }
    let inner = view.state(of: window(sheetIn: 3))
    #expect(inner == view.state(of: window(sheetIn: 1)))
    #expect(inner != view.state(of: window(sheetIn: 3, title: "Canoe")))
    #expect(inner.contains("sheet\n  screen"))
  }

  @Test("What learners put on screens of their own is free; what they were given is not")
  func texts() {
    let other = snapshot(text: "Behind the boathouse")
    for kind in Exercise.Kind.allCases {
      let view = WalkView(for: kind)
      #expect((view.state(of: other) == view.state(of: snapshot())) == (kind != .debug), "\(kind)")
    }
  }
}

extension WalkView {
  fileprivate static let all: [WalkView] = [.everything, .places]
}
