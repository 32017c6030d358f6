package import SceneModel
import SharedLists

/// A description of a scene, or of a part of it, while it is built from the nodes.
@MainActor
package struct Lowering {
  /// The elements so far, in drawing order.
  package var elements: [Element] = []
  /// The elements so far in toolbars.
  package var toolbar: [Element] = []
  /// The positions of the elements in toolbars, by index.
  package var toolbarPlaces: [Int: ToolbarPlace] = [:]
  /// The presentations over the container in description.
  package var presentations: [Element] = []
  /// The title of the screen in description.
  package var title: String?
  /// The type of the root view of the screen in description.
  package private(set) var name: String?
  /// The traits of the screen in description.
  package var screenTraits: [Element.Trait] = []
  /// The bars of the screen that a modifier has already shown or hidden.
  package var decidedBars: Set<ToolbarPlacement> = []
  /// The node that refreshes the screen in description.
  package var refresher: ViewNode?
  /// The node with the action of the escape gesture for the screen being described.
  package var escaper: ViewNode?
  /// Whether there is a navigation bar for titles and toolbars, as in a stack and a split view
  /// (SH-19).
  package private(set) var hasBar = false
  /// Whether controls are disabled here.
  package var isDisabled = false
  /// Whether the part is covered, so that only its title and its presentations are described.
  package private(set) var isOutline = false
  /// The number of surrounding stacks.
  private(set) var stackDepth = 0
  /// The additional views below the text of the next search field.
  package var searchExtras: [ViewNode] = []
  /// The search field whose suggestions are in description.
  package var searchField: (any SearchField)?
  /// The editors that add actions to rows.
  package var rowEditors: [any RowEditor] = []
  /// The locks on rows.
  package var rowLocks = RowLocks()
  /// The nodes that receive gestures on elements.
  package let targets: GestureTargets
  private var isNameOpen = true

  /// The maximum nesting of stacks, which is far above that of the driver.
  private static let stackDepthLimit = 256

  package init(targets: GestureTargets) {
    self.targets = targets
  }

  /// Creates the description of a stack's screen.
  ///
  /// - Parameter lowering: The description that the stack is a part of.
  init(screenIn lowering: Lowering) {
    self.init(targets: GestureTargets())
    isDisabled = lowering.isDisabled
    stackDepth = lowering.stackDepth + 1
  }

  /// Whether the screens of a stack are described here, and are not too deep.
  var hasRoomForScreens: Bool { stackDepth < Self.stackDepthLimit }

  /// Records that the following content belongs to a view.
  ///
  /// - Parameter name: The name of the view's type.
  package mutating func enter(viewNamed name: String) {
    guard isNameOpen else { return }
    isNameOpen = false
    self.name = name
  }

  /// Records that the following content is not one view but several.
  package mutating func branch() {
    isNameOpen = false
  }

  /// Adds an element that receives gestures.
  ///
  /// - Parameters:
  ///   - element: The element, whose id is the node's.
  ///   - target: The node that responds to gestures.
  package mutating func add(_ element: Element, target: ViewNode? = nil) {
    var element = element
    if isDisabled, target != nil, !element.traits.contains(.disabled) {
      element.traits.append(.disabled)
    }
    if let target {
      targets.nodes[element.id] = target
    }
    elements.append(element)
  }

  /// Describes a part of the scene separately.
  ///
  /// - Parameters:
  ///   - node: The topmost node of the part.
  ///   - isOutline: Whether only its title and its presentations are needed.
  ///   - hasBar: Whether the part has a navigation bar; nil if it uses the surrounding one.
  /// - Returns: The content of the part.
  package func describe(
    _ node: ViewNode,
    isOutline: Bool = false,
    hasBar: Bool? = nil
  ) -> Lowering {
    var part = Lowering(targets: targets)
    part.hasBar = hasBar ?? self.hasBar
    part.isDisabled = isDisabled
    part.isOutline = isOutline
    part.stackDepth = stackDepth
    node.lower(into: &part)
    return part
  }

  /// Returns the visible text of a part of the scene.
  ///
  /// - Parameter node: The topmost node of the part.
  /// - Returns: The labels of the texts and images, joined by commas, or nil without any.
  package func label(of node: ViewNode) -> String? {
    Self.label(of: describe(node).elements[...])
  }

  /// Returns the text of a control, whose label may also have presentations.
  ///
  /// - Parameter node: The topmost node of the label.
  /// - Returns: The labels of the texts and images, joined by commas, or nil without any.
  package mutating func takeLabel(of node: ViewNode) -> String? {
    let part = describe(node, isOutline: isOutline)
    presentations += part.presentations
    return Self.label(of: part.elements[...])
  }

  /// Returns the visible text of some elements.
  ///
  /// - Parameter elements: The elements.
  /// - Returns: The labels of the texts and images, joined by commas, or nil without any.
  package static func label(of elements: ArraySlice<Element>) -> String? {
    let texts = elements.filter { $0.kind != .image }.compactMap(\.label)
    let labels = texts.isEmpty ? elements.compactMap(\.label) : texts
    return labels.isEmpty ? nil : labels.joined(separator: ", ")
  }

  /// Returns the content of a container: one navigation container, or a screen, and the
  /// presentations over it.
  ///
  /// - Parameters:
  ///   - node: The topmost node of the content.
  ///   - screenID: The number of the screen, if the content is a screen.
  ///   - hasBar: Whether the container has a navigation bar; nil if it uses the surrounding one.
  /// - Returns: The children of the container.
  package func content(
    of node: ViewNode,
    screenID: Int,
    hasBar: Bool? = nil
  ) -> [Element] {
    let part = describe(node, hasBar: hasBar)
    let containers = part.elements.filter(\.kind.isNavigationContainer)
    if containers.count == 1, var only = containers.first {
      if let escaper = part.escaper { targets.escapers[only.id] = escaper }
      only.addToVisibleScreen(part.toolbarAround + part.elements.filter { $0.id != only.id })
      return [only] + part.presentations
    }
    return [part.screen(id: screenID)]
  }

  /// Returns a screen with all elements so far.
  ///
  /// - Parameter id: The number of the screen.
  /// - Returns: The screen.
  package func screen(id: Int) -> Element {
    if let refresher { targets.refreshers[id] = refresher }
    if let escaper { targets.escapers[id] = escaper }
    return Element(
      id: id,
      kind: .screen,
      label: hasBar ? title : nil,
      name: name,
      traits: screenTraits,
      children: shownToolbar + elements + presentations
    )
  }

  /// The toolbar around a container: without a bar, only the items at the bottom (NS-85).
  private var toolbarAround: [Element] {
    hasBar ? toolbar : toolbar.filter { toolbarPlaces[$0.id] == .bottom }
  }

  /// The items of the bars, from the start of the top one to the end of the bottom one (NS-71).
  private var shownToolbar: [Element] {
    guard hasBar else { return [] }
    let placed = toolbar.map { ($0, toolbarPlaces[$0.id] ?? .trailing) }
    let isBarHidden = screenTraits.contains(.navigationBarHidden)
    return [ToolbarPlace.leading, .middle, .trailing, .bottom].flatMap { place in
      isBarHidden && place != .bottom ? [] : placed.filter { $0.1 == place }.map(\.0)
    }
  }
}

/// The nodes that receive gestures on the elements of a scene.
@MainActor
package final class GestureTargets {
  /// The nodes by the ids of the elements.
  package var nodes: [Int: ViewNode] = [:]
  /// The nodes that refresh screens, by the ids of the screens.
  package var refreshers: [Int: ViewNode] = [:]
  /// The nodes with the actions of the escape gesture, by the ids of their screens.
  package var escapers: [Int: ViewNode] = [:]
  /// The swipes and drags of rows by the ids of the elements in them.
  package var rows: [Int: RowGestures] = [:]
  /// The parts with their own targets, which are asked on a gesture.
  var sources: [any GestureSource] = []
  /// Whether the description stays the same until one of the nodes reports a change.
  package var isRepeatable = true
  /// Whether the description depends on the declared destinations.
  var readsDestinations = false

  package init() {}

  /// Returns the first match in these targets, or in those of parts of the scene.
  ///
  /// - Parameter find: A closure that looks for the value.
  /// - Returns: The target, or nil if no part has one.
  func first<Target>(_ find: (GestureTargets) -> Target?) -> Target? {
    if let target = find(self) { return target }
    for source in sources.reversed() {
      if let target = source.target(find) { return target }
    }
    return nil
  }
}

/// A part of a scene that keeps its own targets.
@MainActor
protocol GestureSource: AnyObject {
  /// Returns the first match in the part's targets.
  func target<Target>(_ find: (GestureTargets) -> Target?) -> Target?
}

extension Element {
  /// Whether the element is a tab view with a search tab.
  var hasSearchTab: Bool {
    kind == .tabView && children.contains { $0.traits.contains(.searchRole) }
  }

  /// Adds a search field to the first search tab, after it was opened (TV-26).
  ///
  /// - Parameter field: The field.
  mutating func addToSearchTab(_ field: Element) {
    guard
      let index = children.firstIndex(where: { $0.traits.contains(.searchRole) }),
      !children[index].traits.contains(.unvisited)
    else { return }
    children[index].addToVisibleScreen([field])
  }

  /// Adds elements over or beside the container to its visible screen.
  fileprivate mutating func addToVisibleScreen(_ elements: [Element]) {
    guard !elements.isEmpty else { return }
    let index: Int? =
      switch kind {
      case .tabView: children.firstIndex { $0.traits.contains(.selected) }
      case .navigationStack: children.lastIndex { $0.kind == .screen }
      case .splitView: children.lastIndex { !$0.traits.contains(.hidden) }
      case .tab, .column:
        children.firstIndex { $0.kind.isNavigationContainer || $0.kind == .screen }
      default: nil
      }
    if let index {
      children[index].addToVisibleScreen(elements)
    } else {
      children += elements
    }
  }
}

extension Element.Kind {
  /// Whether an element of this kind fills a container by itself.
  fileprivate var isNavigationContainer: Bool {
    switch self {
    case .tabView, .navigationStack, .splitView: true
    default: false
    }
  }
}
