import SceneModel

/// The state of the fake app, and what actions do with it.
struct FakeState {
  var path: [Literal] = []
  var tab = "home"
  var isComposing = false
  var isAsking = false
  var count = 0
  var isQuiet = false
  var name = ""
  var size = "Small"
  var printed: [String] = []
  var issues: [Issue] = []
  var phase = Snapshot.Phase.active

  static let crashButton = 26

  /// Does what an action says, or tells why not.
  mutating func perform(_ action: Action) -> String? {
    switch action {
    case .tap(let id): tap(id)
    case .hold(let id): printed.append("held \(id)")
    case .back(let levels): path.removeLast(levels)
    case .dismiss: isComposing = false
    case .selectTab(let id): tab = id == 3 ? "home" : "settings"
    case .type(_, let text): name = text
    case .pick(_, let option):
      guard ["Small", "Large"].contains(option) else { return "there is no such option" }
      size = option
    case .push(let value): path.append(value)
    case .pop(let count): path.removeLast(count)
    case .popToRoot: path = []
    case .setPath(let values): path = values
    case .open(let url): printed.append("opened \(url)")
    case .scroll(_, let rows): printed.append("scrolled \(rows)")
    case .scrollTo(let label): printed.append("scrolled to \(label)")
    case .swipe(let id, let direction, let isHalfway):
      printed.append("swiped \(id) \(direction)\(isHalfway ? " halfway" : "")")
    case .move(let id, let rows): printed.append("moved \(id) \(rows)")
    case .refresh: printed.append("refreshed")
    case .size(let width): printed.append("size \(width)")
    case .language(let language): printed.append("language \(language)")
    case .showWindow(let number): printed.append("window \(number)")
    case .closeWindow(let number): printed.append("window \(number) close")
    case .background: phase = .background
    case .activate: phase = .active
    case .notify(let name, let info): printed.append("\(name) [\(StoredValue.list(info))]")
    case .tapNotification(let info, let action):
      printed.append("tapped\(action.map { " \($0)" } ?? "") [\(StoredValue.list(info))]")
    case .chooseQuickAction(let name, let info):
      printed.append("chose \(name) [\(StoredValue.list(info))]")
    case .escape: printed.append("escaped")
    case .textSize(let size): printed.append("text size \(size)")
    case .runIntent(let name, let values):
      printed.append("ran \(name) [\(StoredValue.list(values))]")
    case .continueActivity(let type, let info):
      printed.append("\(type) [\(StoredValue.list(info))]")
    case .call(let expression): printed.append("called \(expression)")
    case .wait, .look, .launch, .read, .measure, .loadCalls, .countersign: break
    }
    return nil
  }

  private mutating func tap(_ id: Int) {
    switch id {
    case 20: path.append(.member("list", []))
    case 21: isComposing = true
    case 22: count += 1
    case 28: isQuiet.toggle()
    case 31: isAsking = true
    case 41: isAsking = false
    default: printed.append("tapped \(id)")
    }
  }

  var snapshot: Snapshot {
    let settings = Element(id: 50, kind: .screen, label: "Settings", name: "SettingsView")
    let tabView = Element(
      id: 2,
      kind: .tabView,
      value: ".\(tab)",
      children: [
        Element(
          id: 3,
          kind: .tab,
          label: "Home",
          value: ".home",
          badge: "3",
          traits: tab == "home" ? [.selected] : [],
          children: [stack]
        ),
        Element(
          id: 4,
          kind: .tab,
          label: "Settings",
          value: ".settings",
          traits: tab == "settings" ? [.selected, .searchRole] : [.searchRole],
          children: [settings]
        ),
        Element(id: 5, kind: .tab, label: "Admin", value: ".admin", traits: [.hidden]),
      ]
    )
    let window = Element(id: 1, kind: .window, children: [tabView])
    return Snapshot(app: "Fake", phase: phase, window: window, objects: objects, issues: issues)
  }

  private var objects: [ObjectReport] {
    ["router", "router#2"].map { name in
      let value = name == "router" ? "[]" : "[.list, .detail(id: 4)]"
      let path = ObjectReport.Property(name: "path", value: value)
      return ObjectReport(
        name: name,
        type: "Router",
        properties: [path],
        holders: ["@State router in Shop"]
      )
    }
  }

  private var stack: Element {
    var screens = [
      Element(id: 7, kind: .screen, label: "Home", name: "HomeView", children: controls)
    ]
    for (index, value) in path.enumerated() {
      screens.append(
        Element(
          id: 100 + index,
          kind: .screen,
          label: "Level \(index + 1)",
          name: "LevelView",
          value: value.description,
          children: [
            Element(id: 200 + index, kind: .text, label: "You are at level \(index + 1)")
          ]
        )
      )
    }
    if isComposing { screens[screens.count - 1].children.append(sheet) }
    return Element(
      id: 6,
      kind: .navigationStack,
      path: path.map(\.description),
      pathType: "[Route]",
      children: screens
    )
  }

  private var controls: [Element] {
    [
      Element(id: 20, kind: .link, label: "Books", value: ".list"),
      Element(id: 21, kind: .button, label: "Compose", traits: [.toolbar]),
      Element(id: 22, kind: .button, label: "Add One", identifier: "add"),
      Element(id: 23, kind: .text, label: "Count \(count)"),
      Element(
        id: 24,
        kind: .section,
        label: "Names",
        children: [
          Element(id: 34, kind: .button, label: "Edit")
        ]
      ),
      Element(
        id: 35,
        kind: .row,
        children: [
          Element(id: 36, kind: .text, label: "Size of things"),
          Element(id: 37, kind: .button, label: "Edit"),
        ]
      ),
      Element(id: 25, kind: .button, label: "Delete", traits: [.disabled]),
      Element(id: Self.crashButton, kind: .button, label: "Crash"),
      Element(id: 27, kind: .textField, label: "Name", value: Literal.quoted(name)),
      Element(id: 28, kind: .toggle, label: "Quiet", value: "\(isQuiet)"),
      Element(
        id: 29,
        kind: .picker,
        label: "Size",
        value: size,
        children: [
          Element(id: 32, kind: .text, label: "Small"),
          Element(id: 33, kind: .text, label: "Large"),
        ]
      ),
    ]
  }

  private var sheet: Element {
    var screen = Element(
      id: 30,
      kind: .screen,
      label: "New Post",
      children: [
        Element(id: 31, kind: .button, label: "Discard")
      ]
    )
    if isAsking {
      screen.children.append(
        Element(
          id: 40,
          kind: .alert,
          label: "Sure?",
          children: [
            Element(id: 41, kind: .button, label: "Keep", traits: [.cancel])
          ]
        )
      )
    }
    return Element(id: 60, kind: .sheet, children: [screen])
  }
}
