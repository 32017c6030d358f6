import SceneModel

/// A shop with three tabs, two pushed screens and a sheet, in the state that a test asks for.
struct Shop {
  var badge: String? = "3"
  var selection = ".feed"
  var path: [Post] = [.post(42), .author("ada")]
  var sheet: String? = "New Post"
  var sheetIsStack = false
  var contents: [Element] = []

  /// A value that the shop pushes.
  enum Post {
    case post(Int)
    case author(String)
    case nowhere
    case valueless(String)
  }

  var snapshot: Snapshot {
    Snapshot(app: "shop", window: Element(id: 1, kind: .window, children: [tabView]))
  }

  private var tabView: Element {
    Element(
      id: 2,
      kind: .tabView,
      value: selection,
      children: [
        tab(3, "Feed", ".feed", badge: badge, children: [stack]),
        tab(
          4,
          "Explore",
          ".explore",
          children: [
            Element(id: 40, kind: .screen, name: "ExploreView")
          ]
        ),
        tab(5, "Profile", ".profile", traits: [.hidden]),
      ]
    )
  }

  private func tab(
    _ id: Int,
    _ label: String,
    _ tag: String,
    badge: String? = nil,
    traits: [Element.Trait] = [],
    children: [Element] = []
  ) -> Element {
    Element(
      id: id,
      kind: .tab,
      label: label,
      value: tag,
      badge: badge,
      traits: traits + (selection == tag ? [.selected] : []),
      children: children
    )
  }

  private var stack: Element {
    var screens = [Element(id: 7, kind: .screen, label: "Feed", name: "FeedView")]
    var values: [String] = []
    for (index, post) in path.enumerated() {
      let screen = screen(for: post, id: 8 + index)
      screens.append(screen)
      if let value = screen.value { values.append(value) }
    }
    screens[screens.count - 1].children += contents
    if let sheet { screens[screens.count - 1].children.append(presented(sheet)) }
    return Element(
      id: 6,
      kind: .navigationStack,
      path: values,
      pathType: "[Route]",
      children: screens
    )
  }

  private func screen(for post: Post, id: Int) -> Element {
    switch post {
    case .post(let number):
      Element(id: id, kind: .screen, name: "Post #\(number)", value: ".postDetail(id: \(number))")
    case .author(let name):
      Element(
        id: id,
        kind: .screen,
        label: name.prefix(1).uppercased() + name.dropFirst(),
        name: "Author",
        value: ".userProfile(\(Literal.quoted(name)))"
      )
    case .nowhere:
      Element(id: id, kind: .screen, value: ".settings", traits: [.missingDestination])
    case .valueless(let title):
      Element(id: id, kind: .screen, label: title, traits: [.valueless])
    }
  }

  private func presented(_ title: String) -> Element {
    let screen = Element(id: 31, kind: .screen, label: title)
    let stack = Element(id: 32, kind: .navigationStack, path: [], children: [screen])
    return Element(id: 30, kind: .sheet, children: [sheetIsStack ? stack : screen])
  }
}
