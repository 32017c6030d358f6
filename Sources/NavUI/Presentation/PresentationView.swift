internal import SceneModel
import SharedLists

/// A view that presents another view while an item is not nil.
struct PresentationView<Content: View, Item, Presented: View> {
  let content: Content
  let kind: Element.Kind
  let item: Binding<Item?>
  let id: (Item) -> AnyHashable
  let onDismiss: (() -> Void)?
  let presented: (Item) -> Presented
  /// A Boolean value that indicates whether the presentation keeps showing the item with which it was presented.
  var keepsItem = false
}

extension PresentationView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    PresentationNode(view: view, context: context, parent: parent)
  }
}

extension Element.Kind {
  /// A Boolean value that indicates whether the kind is an alert or a confirmation dialog.
  fileprivate var isDialog: Bool { self == .alert || self == .confirmationDialog }
}

/// An item that is present while a flag is true.
struct Presence: Hashable {
}

extension Binding where Value == Bool {
  /// A binding to an optional item that is present while the flag is true.
  var presence: Binding<Presence?> {
    Binding<Presence?>(
      get: { wrappedValue ? Presence() : nil },
      set: { wrappedValue = $0 != nil }
    )
  }
}

private final class PresentationNode<Content: View, Item, Presented: View>:
  UnaryNode<PresentationView<Content, Item, Presented>>, Presentation
{
  /// A Boolean value that indicates whether the node's own description depends only on its stored values.
  override var isSelfContained: Bool { screen == nil }

  private var screen: ScreenNode<Item, Presented>?
  private var screenID = 0
  private var region: AppearanceRegion?
  private var environment: EnvironmentScope?
  private var host: PresentationHost?
  private var shownID: AnyHashable?
  private(set) var isSwipedAway = false

  override var children: [ViewNode] {
    [child] + (screen.map { [$0] } ?? [])
  }

  /// A rank that puts a view's inner modifiers before its outer ones in the order of `synchronize()` calls.
  override var synchronizationRank: Int { .max - depth }

  override func didUpdate(from old: PresentationView<Content, Item, Presented>?) {
    refresh()
  }

  override func refresh() {
    isDirty = false
    let item = graph.evaluate(for: self) { view.item.wrappedValue }
    if let screen {
      screen.destination = view.presented
      if let item, view.id(item) == shownID, !view.keepsItem {
        screen.value = item
      }
      screen.invalidate()
    }
    if item.map(view.id) != shownID {
      setNeedsSynchronization()
    }
  }

  override func synchronize() {
    let item = view.item.wrappedValue
    guard item.map(view.id) != shownID else { return }
    if shownID != nil {
      context.presenter.withdraw(self)
    }
    if item != nil {
      context.presenter.request(self)
    } else {
      context.presenter.withdraw(self)
    }
  }

  override func willUnmount() {
    context.presenter.withdraw(self)
  }

  var isDialog: Bool { view.kind.isDialog }

  var isWanted: Bool { view.item.wrappedValue != nil }

  func present() {
    guard let item = view.item.wrappedValue else {
      context.presenter.withdraw(self)
      return
    }
    shownID = view.id(item)
    screenID = graph.makeID()
    let region = AppearanceRegion(graph: graph, parent: nil, isActive: true)
    let host = PresentationHost(graph: graph)
    self.region = region
    self.host = host
    graph.presenterGeneration = presenterGeneration
    defer { graph.presenterGeneration = nil }
    screen = ScreenNode(
      value: item,
      destination: view.presented,
      context: ViewContext(
        graph: graph,
        environment: makeEnvironment(),
        region: region,
        level: nil,
        presenter: host
      ),
      parent: self
    )
  }

  /// The number of the presenter's latest evaluation, or nil if no flag presents the sheet.
  private var presenterGeneration: Int? {
    guard Item.self == Presence.self, !view.kind.isDialog else { return nil }
    var node: ViewNode? = self
    while let current = node, !current.evaluatesBody { node = current.parent }
    return node?.generation
  }

  func takeDown() {
    guard let screen else { return }
    self.screen = nil
    shownID = nil
    isSwipedAway = false
    region?.setActive(false)
    environment?.setLast(false, for: ObjectIdentifier(IsPresentedKey.self))
    environment = nil
    screen.unmount()
    if let onDismiss = view.onDismiss {
      graph.perform { onDismiss() }
    }
  }

  override func show(in lowering: inout Lowering) {
    child.lower(into: &lowering)
    guard let screen else { return }
    var element = Element(id: screen.id, kind: shownKind)
    if shownKind == .sheet { element.value = sizing ?? host?.detent?.text }
    if shownKind == .sheet, host?.leavesBackgroundUsable ?? false {
      element.traits.append(.backgroundUsable)
    }
    if host?.isInteractiveDismissDisabled ?? false {
      element.traits.append(.interactiveDismissDisabled)
    }
    if isZoomed { element.traits.append(.zooms) }
    if view.kind.isDialog {
      let part = lowering.describe(screen)
      element.label = part.title
      element.children = SharedList(part.elements + part.presentations)
    } else {
      element.children = SharedList(
        lowering.content(of: screen, screenID: screenID, hasBar: false)
      )
    }
    lowering.targets.nodes[screen.id] = self
    lowering.presentations.append(element)
  }

  override func perform(_ gesture: UserGesture) throws {
    if case .pick(let detent) = gesture, let host, shownKind == .sheet {
      try host.move(to: detent)
      return
    }
    guard gesture == .swipeDown else {
      throw Refusal("A presentation can only be swiped down.")
    }
    guard shownKind != .fullScreenCover || isZoomed else {
      throw Refusal(
        "A full-screen cover cannot be swiped away. The cover needs a button that dismisses it."
      )
    }
    guard view.kind != .alert else {
      throw Refusal("An alert cannot be swiped away. Tap one of its buttons.")
    }
    guard host?.isInteractiveDismissDisabled != true else {
      throw Refusal(
        "This \(shownKind == .fullScreenCover ? "cover" : "sheet") cannot be swiped away: the app forbids the swipe."
      )
    }
    isSwipedAway = true
    dismiss()
  }

  /// The kind of the presentation, adapted to the available space.
  private var shownKind: Element.Kind {
    guard !view.kind.isDialog else { return view.kind }
    let environment = EnvironmentValues(scope: context.environment, graph: nil)
    return (host?.adaptation.value ?? CompactAdaptation()).kind(of: view.kind, in: environment)
  }

  /// A Boolean value that indicates whether the presentation zooms from a view and can be dragged back into it (SH-42).
  private var isZoomed: Bool {
    [.sheet, .fullScreenCover].contains(shownKind) && host?.zooms.value ?? false
  }

  /// The size that is set for the sheet, as Swift code, or nil in a compact width or if none is set.
  private var sizing: String? {
    let environment = EnvironmentValues(scope: context.environment, graph: nil)
    return environment.horizontalSizeClass == .regular ? host?.sizing.value : nil
  }

  private func dismiss() {
    view.item.wrappedValue = nil
    invalidate()
  }

  private func makeEnvironment() -> EnvironmentScope {
    let environment = EnvironmentScope(parent: context.environment)
    environment.screen = self
    environment.set(
      DismissAction { [weak self] in
        guard let self, isMounted else { return }
        dismiss()
      },
      for: ObjectIdentifier(DismissKey.self)
    )
    environment.set(true, for: ObjectIdentifier(IsPresentedKey.self))
    environment.set(makeDialog() as Any, for: ObjectIdentifier(DialogKey.self))
    self.environment = environment
    return environment
  }

  private func makeDialog() -> Dialog? {
    guard view.kind.isDialog else { return nil }
    return Dialog(kind: view.kind) { [weak self] in
      guard let self, isMounted else { return }
      dismiss()
    }
  }
}
