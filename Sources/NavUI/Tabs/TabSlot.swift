package import SceneModel
import SharedLists

/// A tab in a tab view, with the members that the views inside the tab use.
@MainActor
package protocol TabSlot: AnyObject {
  /// The tag of the tab, or nil if there is none.
  var tag: AnyHashable? { get set }
  /// The badge of the tab, or nil if there is none.
  var badge: String? { get set }
  /// A Boolean value that indicates whether the bar hides the tab.
  var isHidden: Bool { get set }
  /// A Boolean value that indicates whether the tab is disabled.
  var isDisabled: Bool { get set }
  /// A Boolean value that indicates whether the tab is in the More list because the bar is full (TV-36).
  var isOverflow: Bool { get set }
  /// The accessibility identifier of the tab, or nil if there is none.
  var identifier: String? { get set }
  /// The customization of the tab.
  var customization: TabCustomization { get set }
  /// The role of the tab, or nil if it has no special role.
  var role: TabRole? { get set }
  /// The node of the tab's label, or nil if there is none.
  var label: ViewNode? { get set }
  /// A Boolean value that indicates whether the tab is selected.
  var isSelected: Bool { get }
  /// A Boolean value that indicates whether the tab has ever been opened.
  var isVisited: Bool { get }
  /// The node of the tab.
  var node: ViewNode { get }

  /// Shows or hides the tab's content.
  func setSelected(_ isSelected: Bool)
  /// Pops all screens above the root of the outermost stack in the tab.
  func popToRoot()
  /// Adds content that is built when the tab is opened for the first time.
  func add(_ content: any DeferredContent)
  /// Returns an element that describes the tab.
  func sceneElement(in lowering: Lowering) -> Element
}

/// The node of a tab; it builds the tab's modifiers immediately but the content only when the tab is opened.
package final class TabSlotNode<Content: View>: WrapperNode<Content>, TabSlot {
  package var tag: AnyHashable? {
    didSet { if tag != oldValue { collection.tabsChanged() } }
  }
  package var badge: String?
  package var isHidden = false
  package var isDisabled = false
  package var isOverflow = false
  package var identifier: String?
  package var customization = TabCustomization()
  package var role: TabRole?
  package var label: ViewNode?
  package private(set) var isSelected = false
  package private(set) var isVisited = false
  private unowned let collection: any TabCollection
  private let region: AppearanceRegion
  private let screenID: Int
  private var child: ViewNode?
  private var deferred: [any DeferredContent] = []

  package init(
    view: Content,
    collection: any TabCollection,
    context: ViewContext,
    parent: ViewNode?
  ) {
    self.collection = collection
    region = AppearanceRegion(graph: context.graph, parent: context.region, isActive: false)
    screenID = context.graph.makeID()
    super.init(context: context, parent: parent)
    let content = ViewContext(
      graph: context.graph,
      environment: context.environment,
      region: region,
      level: context.level,
      presenter: context.presenter,
      mode: .tab(self)
    )
    child = Content.make(view, in: content, parent: self)
    if tag == nil { tag = inheritedTag }
    collection.tabsChanged()
  }

  package override var children: [ViewNode] { child.map { [$0] } ?? [] }

  package var node: ViewNode { self }

  package override func update(with view: Content) {
    if let child { Content.update(child, with: view) }
  }

  package override func willUnmount() {
    collection.tabsChanged()
  }

  package func setSelected(_ isSelected: Bool) {
    self.isSelected = isSelected
    region.setActive(isSelected)
    guard isSelected, !isVisited else { return }
    isVisited = true
    for content in deferred {
      content.build()
    }
    deferred = []
  }

  package func popToRoot() {
    Self.stack(in: self)?.popToRoot()
  }

  private static func stack(in node: ViewNode) -> (any NavigationStackNode)? {
    if let stack = node as? any NavigationStackNode { return stack }
    return node.children.lazy.compactMap { Self.stack(in: $0) }.first
  }

  package func add(_ content: any DeferredContent) {
    if isVisited || graph.fidelity.tabContent == .atOnce {
      content.build()
    } else {
      deferred.append(content)
    }
  }

  package func sceneElement(in lowering: Lowering) -> Element {
    var element = Element(id: id, kind: .tab)
    element.label = label.flatMap { lowering.label(of: $0) }
    element.badge = badge
    element.identifier = identifier
    if isSelected { element.traits.append(.selected) }
    if isHidden { element.traits.append(.hidden) }
    if isDisabled { element.traits.append(.disabled) }
    if isOverflow { element.traits.append(.overflow) }
    if role == .search { element.traits.append(.searchRole) }
    if isVisited {
      element.children = SharedList(
        child.map { lowering.content(of: $0, screenID: screenID) } ?? []
      )
    } else {
      element.traits.append(.unvisited)
    }
    return element
  }

  package override func perform(_ gesture: UserGesture) throws {
    guard !isHidden else {
      throw Refusal("This tab is hidden, so the bar does not show it. Only code can select it.")
    }
    guard !isDisabled else { throw Refusal("This tab is disabled. Only code can select it.") }
    try collection.select(self)
  }
}
