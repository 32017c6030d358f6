import SceneModel

@testable import Grading

/// States of a small app with tabs, to be compared with goals.
enum SampleStates {
  /// An app with the tab Feed selected, some screens in it, and a sheet over them.
  static func snapshot(_ screens: [String], sheet: [String]? = nil) -> Snapshot {
    var feed = Element(id: 10, kind: .tab, label: "Feed", value: ".feed", traits: [.selected])
    let path = screens.indices.dropFirst().map { ".post(\($0))" }
    feed.children = [stack(screens, path: path, id: 100)]
    let profile = Element(id: 11, kind: .tab, label: "Profile", value: ".profile")
    var window = Element(id: 1, kind: .window)
    window.children = [Element(id: 2, kind: .tabView, children: [feed, profile])]
    if let sheet {
      let content = stack(sheet, path: [], id: 200)
      window.children.append(Element(id: 3, kind: .sheet, children: [content]))
    }
    return Snapshot(app: "Shop", window: window)
  }

  static func state(_ screens: [String], sheet: [String]? = nil) -> SeenState {
    SeenState(snapshot(screens, sheet: sheet))
  }

  private static func stack(_ titles: [String], path: [String], id: Int) -> Element {
    let screens = titles.enumerated().map { index, title in
      let text = Element(id: id + 50 + index, kind: .text, label: "About \(title)")
      return Element(
        id: id + 1 + index,
        kind: .screen,
        label: title,
        name: "\(title)View",
        children: [text]
      )
    }
    return Element(id: id, kind: .navigationStack, path: path, children: screens)
  }
}
