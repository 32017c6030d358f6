internal import SceneModel
import SharedLists

/// A description of the columns of a split view.
@MainActor
struct SplitDrawing {
  let columns: [SplitColumn]
  let isShown: [Bool]

  /// Returns elements for the columns side by side, without the content of hidden columns.
  func sideBySide(toggleID: Int, in lowering: Lowering) -> [Element] {
    let first = isShown.firstIndex(of: true)
    return columns.enumerated().map { index, column in
      var element = Element(id: column.id, kind: .column, traits: [column.role.trait])
      element.children = SharedList(content(of: column, in: lowering))
      if !isShown[index] {
        element.traits.append(.hidden)
        element.children = SharedList(element.children.flatMap(\.presentations))
      }
      if index == first {
        let label = isShown[0] ? "Hide Sidebar" : "Show Sidebar"
        element.addToScreen(
          Element(id: toggleID, kind: .button, label: label, traits: [.toolbar])
        )
      }
      return element
    }
  }

  /// Returns the columns up to the top column as a single stack, with only the titles of covered screens.
  func collapsed(stackID: Int, top: Int, in lowering: Lowering) -> Element {
    var stack = Element(id: stackID, kind: .navigationStack)
    if let current = columns[top].innermostStack?.pathElement {
      stack.path = current.path
      stack.pathType = current.pathType
      stack.routes = current.routes
    }
    var screens: [Element] = []
    for column in columns[...top] {
      var part = self.screens(of: column, in: lowering)
      if !part.isEmpty { part[0].traits.append(column.role.trait) }
      screens += part
    }
    for index in screens.indices.dropLast() {
      screens[index].children.removeAll { !$0.isPresentation }
    }
    stack.children = SharedList(screens)
    return stack
  }

  /// Returns a column's content: a navigation container or a screen, with any presentations over it.
  private func content(of column: SplitColumn, in lowering: Lowering) -> [Element] {
    guard let stack = column.stack else { return [] }
    let levels = stack.visibleLevels
    if levels.count == 1, let level = levels.first, let node = level.node {
      return lowering.content(of: node, screenID: level.id, hasBar: true)
    }
    var element = stack.sceneElement(in: lowering)
    if levels.count < element.children.count {
      element.children = SharedList(element.children.suffix(levels.count))
    }
    return [element]
  }

  private func screens(of column: SplitColumn, in lowering: Lowering) -> [Element] {
    content(of: column, in: lowering).reduce(into: []) { screens, element in
      switch element.kind {
      case .navigationStack: screens += element.children
      case .screen: screens.append(element)
      default:
        if element.isPresentation, let last = screens.indices.last {
          screens[last].children.append(element)
        } else {
          screens.append(Element(id: column.id, kind: .screen, children: [element]))
        }
      }
    }
  }
}

extension SplitColumn.Role {
  /// The trait that represents the role in the column's element or in the column's first screen.
  var trait: Element.Trait {
    switch self {
    case .sidebar: .sidebar
    case .content: .content
    case .detail: .detail
    }
  }
}

extension ColumnStack {
  /// The levels of the visible screen and of the screens to which a user can go back.
  var visibleLevels: ArraySlice<StackLevel> {
    levels[(levels.lastIndex(where: \.replacesRoot) ?? 0)...]
  }

  /// Shows the root again if another screen has replaced it.
  func popReplacedRoot() {
    if isRootReplaced { popToRoot() }
  }
}

extension Element {
  /// The presentations over the element or over its descendants.
  fileprivate var presentations: [Element] {
    children.flatMap { $0.isPresentation ? [$0] : $0.presentations }
  }

  /// A Boolean value that indicates whether the element is a presentation, which covers other content.
  fileprivate var isPresentation: Bool {
    switch kind {
    case .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog: true
    default: false
    }
  }

  /// Adds a button to the visible screen of a column.
  fileprivate mutating func addToScreen(_ button: Element) {
    switch kind {
    case .screen: children.insert(button, at: 0)
    case .navigationStack:
      if let last = children.lastIndex(where: { $0.kind == .screen }) {
        children[last].addToScreen(button)
      }
    default:
      if !children.isEmpty { children[0].addToScreen(button) }
    }
  }
}
