import SceneModel

/// A mail app with three columns, side by side or collapsed to one stack.
struct SplitMail {
  var isCollapsed = false
  var isSidebarHidden = false
  /// The number of columns that the collapsed stack shows.
  var depth = 3

  var snapshot: Snapshot {
    let split = Element(
      id: 2,
      kind: .splitView,
      traits: isCollapsed ? [.collapsed] : [],
      children: isCollapsed ? [collapsed] : columns
    )
    return Snapshot(app: "Mail", window: Element(id: 1, kind: .window, children: [split]))
  }

  private var mailboxes: Element {
    Element(
      id: 10,
      kind: .screen,
      label: "Mailboxes",
      children: [
        Element(id: 13, kind: .button, label: "Hide Sidebar", traits: [.toolbar]),
        Element(id: 11, kind: .row, label: "Inbox", value: ".inbox", traits: [.selected]),
        Element(id: 12, kind: .row, label: "Sent", value: ".sent"),
        Element(id: 14, kind: .link, label: "Drafts", value: ".drafts"),
      ]
    )
  }

  private var inbox: Element {
    let texts = ["Hello", "from Ada"].enumerated().map {
      Element(id: 22 + $0, kind: .text, label: $1)
    }
    return Element(
      id: 20,
      kind: .screen,
      label: "Inbox",
      children: [
        Element(id: 24, kind: .rowsAbove, value: "50"),
        Element(id: 21, kind: .row, label: "Hello, from Ada", value: "1", children: texts),
        Element(id: 25, kind: .rowsBelow, value: "1099950"),
      ]
    )
  }

  private var message: Element {
    Element(
      id: 30,
      kind: .screen,
      label: "Message",
      children: [Element(id: 31, kind: .text, label: "Dear Sir")]
    )
  }

  private var collapsed: Element {
    var screens = Array([mailboxes, inbox, message].prefix(depth))
    for (index, role) in [Element.Trait.sidebar, .content, .detail].prefix(depth).enumerated() {
      screens[index].traits.append(role)
    }
    return Element(id: 3, kind: .navigationStack, path: [], children: screens)
  }

  private var columns: [Element] {
    let stack = Element(id: 6, kind: .navigationStack, path: [], children: [message])
    return [
      Element(
        id: 4,
        kind: .column,
        traits: isSidebarHidden ? [.sidebar, .hidden] : [.sidebar],
        children: isSidebarHidden ? [] : [mailboxes]
      ),
      Element(id: 5, kind: .column, traits: [.content], children: [inbox]),
      Element(id: 7, kind: .column, traits: [.detail], children: [stack]),
    ]
  }
}
