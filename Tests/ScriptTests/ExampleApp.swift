import AppSession
import SceneModel
import Script

/// An app in which every example of help finds what it is about, and takes what is done to it as done.
final class ExampleApp: AppDriver {
  let snapshot: Snapshot?
  let ending: Ending? = nil
  private(set) var timeline = Timeline()
  let printedLines = ["launched"]
  let divergence: Divergence? = nil
  let answer: ObjectAnswer? = .nothing
  let interface: CodeInterface? = nil

  /// The place of a person in the app.
  enum Place: CaseIterable {
    /// On the root screen of a stack.
    case root
    /// Two screens further.
    case pushed
    /// In a sheet over the root.
    case sheet
    /// On the first of two pages.
    case pages
  }

  /// Makes an app with a past, a future, a bookmark and, off the root, a branch.
  init(_ place: Place) {
    let shown = Self.snapshot(place)
    snapshot = shown
    timeline.record(.launch(url: nil), title: "launch", result: .done(shown))
    for step in 1...5 {
      timeline.record(.push(.integer(step)), title: "push \(step)", result: .done(shown))
      if step == 1 { timeline.move(to: 1) }
    }
    timeline.setBookmark("start")
    if place != .root { timeline.branch("what-if") }
    for step in 6...11 {
      timeline.record(.push(.integer(step)), title: "push \(step)", result: .done(shown))
    }
    timeline.move(to: 8)
  }

  func perform(_ action: Action, title: String?) -> Outcome {
    guard case .push(.member(let name, _)) = action, let snapshot,
      !["list", "detail"].contains(name)
    else { return now }
    return .refused("no value is called .\(name)", snapshot)
  }

  func launch(url: String?, with arguments: LaunchArguments) -> Outcome { now }
  func relaunch(url: String?, afterForceQuit isForced: Bool) -> Outcome { now }
  func undo(_ count: Int) -> Outcome { now }
  func redo(_ count: Int) -> Outcome { now }
  func go(to place: Timeline.Place) -> Outcome { now }
  func setBookmark(_ name: String) {}
  func branch(_ name: String?) {}

  private var now: Outcome { snapshot.map(Outcome.done) ?? .ended(.interrupted) }
}

extension ExampleApp {
  private static func snapshot(_ place: Place) -> Snapshot {
    var root = Element(id: 10, kind: .screen, label: "Inbox", children: controls)
    let path = place == .pushed ? [".list", ".detail(id: 1)"] : []
    if place == .sheet {
      let screen = Element(id: 13, kind: .screen, label: "Compose")
      root.children.append(Element(id: 14, kind: .sheet, children: [screen]))
    }
    let above = [
      Element(id: 11, kind: .screen, label: "List", value: ".list"),
      Element(id: 12, kind: .screen, label: "Detail", value: ".detail(id: 1)"),
    ]
    let stack = Element(
      id: 4,
      kind: .navigationStack,
      path: path,
      pathType: "[Route]",
      routes: [".list", ".detail(id: Int)"],
      children: [root] + above.prefix(path.count)
    )
    let tabs = Element(
      id: 1,
      kind: .tabView,
      traits: place == .pages ? [.pages] : [],
      children: [
        Element(id: 2, kind: .tab, label: "Search", traits: [.selected], children: [stack]),
        Element(id: 3, kind: .tab, label: "My Feed"),
      ]
    )
    return Snapshot(
      app: "Example",
      window: Element(id: 0, kind: .window, children: [tabs]),
      objects: ["router", "router#2"].map {
        ObjectReport(name: $0, type: "Router", properties: [], holders: [])
      }
    )
  }

  private static let controls = [
    Element(id: 20, kind: .button, label: "Log In"),
    Element(id: 21, kind: .button, label: "Edit"),
    Element(id: 22, kind: .button, label: "Edit"),
    Element(id: 23, kind: .button, label: "Save", identifier: "save"),
    Element(id: 24, kind: .toggle, label: "Notifications", value: "true"),
    Element(
      id: 25,
      kind: .picker,
      label: "Appearance",
      value: "Dark",
      children: [
        Element(id: 26, kind: .text, label: "Dark"), Element(id: 27, kind: .text, label: "Light"),
      ]
    ),
    Element(id: 28, kind: .textField, label: "E-mail", value: "\"\""),
    Element(id: 29, kind: .searchField, label: "Search", identifier: "search", value: "\"\""),
    Element(
      id: 30,
      kind: .list,
      children: [
        Element(id: 31, kind: .rowsAbove, value: "90"),
        Element(id: 32, kind: .row, label: "Buy milk"),
        Element(id: 33, kind: .row, label: "Row 500"),
        Element(id: 34, kind: .rowsBelow, value: "90"),
      ]
    ),
  ]
}
