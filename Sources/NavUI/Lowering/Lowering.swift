package import SceneModel
import SharedLists

/// An unfinished description of a scene or part of one, built from the view nodes.
@MainActor
package struct Lowering {
  /// The elements added so far, in drawing order.
  package var elements: [Element] = []
  /// The toolbar elements added so far.
  package var toolbar: [Element] = []
  /// The positions of the toolbar elements, by element id.
  package var toolbarPlaces: [Int: ToolbarPlace] = [:]
  /// The presentations over the container being described.
  package var presentations: [Element] = []
  /// The title of the screen being described, or nil if there is none.
  package var title: String?
  /// The type name of the root view of the screen being described, or nil if there is none.
  package private(set) var name: String?
  /// The traits of the screen being described.
  package var screenTraits: [Element.Trait] = []
  /// The screen's bars whose visibility a modifier has already set.
  package var decidedBars: Set<ToolbarPlacement> = []
  /// The node that refreshes the screen being described, or nil if there is none.
  package var refresher: ViewNode?
  /// The node that performs the escape gesture on the screen being described, or nil if there is none.
  package var escaper: ViewNode?
  /// A Boolean value that indicates whether a navigation bar shows titles and toolbars, as in stacks and split views
  /// (SH-19).
  package private(set) var hasBar = false
  /// A Boolean value that indicates whether controls in this part of the scene are disabled.
  package var isDisabled = false
  /// A Boolean value that indicates whether the part is covered and only its title and presentations are described.
  package private(set) var isOutline = false
  /// The number of surrounding stacks.
  private(set) var stackDepth = 0
  /// The additional views below the text of the next search field.
  package var searchExtras: [ViewNode] = []
  /// The search field whose suggestions are being described, or nil if there is none.
  package var searchField: (any SearchField)?
  /// The editors that add actions to rows.
  package var rowEditors: [any RowEditor] = []
  /// The locks that prevent some gestures on rows.
  package var rowLocks = RowLocks()
  /// The nodes that receive gestures on the described elements.
  package let targets: GestureTargets
  private var isNameOpen = true

  /// The maximum nesting depth of stacks, which far exceeds the driver's maximum.
  private static let stackDepthLimit = 256

  package init(targets: GestureTargets) {
    self.targets = targets
  }

  /// Creates an empty description of a stack's screen.
  ///
  /// - Parameter lowering: The description that the stack is a part of.
  init(screenIn lowering: Lowering) {
    self.init(targets: GestureTargets())
    isDisabled = lowering.isDisabled
    stackDepth = lowering.stackDepth + 1
  }

  /// A Boolean value that indicates whether the nesting depth still allows a description of the stack's screens.
  var hasRoomForScreens: Bool { stackDepth < Self.stackDepthLimit }

  /// Records a view's name as the name of the following content.
  ///
  /// - Parameter name: The name of the view's type.
  package mutating func enter(viewNamed name: String) {
    guard isNameOpen else { return }
    isNameOpen = false
    self.name = name
  }

  /// Records that the following content consists of several views.
  package mutating func branch() {
    isNameOpen = false
  }

  /// Adds an element and the node that receives gestures on it.
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

  /// Returns a separate description of a part of the scene.
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

  /// Returns the visible text of a part of the scene, or nil if there is none.
  ///
  /// - Parameter node: The topmost node of the part.
  /// - Returns: The labels of the texts and images, joined by commas, or nil if there are none.
  package func label(of node: ViewNode) -> String? {
    Self.label(of: describe(node).elements[...])
  }

  /// Returns the text of a control's label, or nil if there is none, and adds the label's presentations.
  ///
  /// - Parameter node: The topmost node of the label.
  /// - Returns: The labels of the texts and images, joined by commas, or nil if there are none.
  package mutating func takeLabel(of node: ViewNode) -> String? {
    let part = describe(node, isOutline: isOutline)
    presentations += part.presentations
    return Self.label(of: part.elements[...])
  }

  /// Returns the visible text of some elements, or nil if there is none.
  ///
  /// - Parameter elements: The elements.
  /// - Returns: The labels of the texts and images, joined by commas, or nil if there are none.
  package static func label(of elements: ArraySlice<Element>) -> String? {
    let texts = elements.filter { $0.kind != .image }.compactMap(\.label)
    let labels = texts.isEmpty ? elements.compactMap(\.label) : texts
    return labels.isEmpty ? nil : labels.joined(separator: ", ")
  }

  /// Returns a container's content: a navigation container or a screen, with any presentations over it.
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

  /// Returns a screen that contains all elements added so far.
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

  /// The toolbar items around a container, or only the bottom items if there is no navigation bar (NS-85).
  private var toolbarAround: [Element] {
    hasBar ? toolbar : toolbar.filter { toolbarPlaces[$0.id] == .bottom }
  }

  /// The items of the bars, starting with the leading items of the top bar (NS-71).
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
  /// The nodes that receive gestures, by the ids of their elements.
  package var nodes: [Int: ViewNode] = [:]
  /// The nodes that respond to long presses, by the ids of their elements.
  package var holders: [Int: ViewNode] = [:]
  /// The nodes that refresh screens, by the ids of the screens.
  package var refreshers: [Int: ViewNode] = [:]
  /// The nodes that perform the escape gesture, by the ids of their screens.
  package var escapers: [Int: ViewNode] = [:]
  /// The swipes and drags of rows, by the ids of the elements in the rows.
  package var rows: [Int: RowGestures] = [:]
  /// The parts of the scene that keep separate targets.
  var sources: [any GestureSource] = []
  /// A Boolean value that indicates whether the description remains valid until one of the nodes reports a change.
  package var isRepeatable = true
  /// A Boolean value that indicates whether the description depends on the declared destinations.
  var readsDestinations = false

  package init() {}

  /// Returns the first match in these targets or in those of the scene's parts, or nil if there is none.
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

/// A part of a scene that keeps separate targets.
@MainActor
protocol GestureSource: AnyObject {
  /// Returns the first match in the part's targets, or nil if there is none.
  func target<Target>(_ find: (GestureTargets) -> Target?) -> Target?
}

extension Element {
  /// A Boolean value that indicates whether the element is a tab view with a search tab.
  var hasSearchTab: Bool {
    kind == .tabView && children.contains { $0.traits.contains(.searchRole) }
  }

  /// Adds a search field to the first search tab, but only if the tab has been opened (TV-26).
  ///
  /// - Parameter field: The field.
  mutating func addToSearchTab(_ field: Element) {
    guard
      let index = children.firstIndex(where: { $0.traits.contains(.searchRole) }),
      !children[index].traits.contains(.unvisited)
    else { return }
    children[index].addToVisibleScreen([field])
  }

  /// Adds the elements that are over or beside the container to the container's visible screen.
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
  /// A Boolean value that indicates whether an element of this kind is a container for navigation.
  fileprivate var isNavigationContainer: Bool {
    switch self {
    case .tabView, .navigationStack, .splitView: true
    default: false
    }
  }
}
