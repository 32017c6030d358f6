internal import SceneModel

/// The node of a navigation link.
package final class LinkNode<Label: View, Destination: View>: ViewNode {
  package override var isSelfContained: Bool { true }

  private var view: NavigationLink<Label, Destination>
  private var label: ViewNode?
  private var screen: ViewNode?
  package private(set) var showsOnlyTexts = false
  /// A Boolean value that indicates whether the screen is gone but its flag has not yet been written.
  private var isLeaving = false
  private var valueTypeName: (type: any Any.Type, name: String)?
  /// The node of the gesture that receives taps on the whole label, or nil if there is none.
  private weak var tapOnLabel: ViewNode?

  package init(
    view: NavigationLink<Label, Destination>,
    context: ViewContext,
    parent: ViewNode?
  ) {
    self.view = view
    super.init(context: context, parent: parent)
    label = Label.make(view.label, in: context, parent: self)
    refresh()
    checkSurroundings()
  }

  package override var children: [ViewNode] { label.map { [$0] } ?? [] }

  package func update(with view: NavigationLink<Label, Destination>) {
    self.view = view
    if let label { Label.update(label, with: view.label) }
    if let screen, let destination = view.destination {
      Destination.update(screen, with: destination)
    }
    refresh()
    checkSurroundings()
  }

  /// Requests a push or pop if the active state of a deprecated link has changed.
  package override func refresh() {
    isDirty = false
    guard case .bound(_, let isActive) = view.target else { return }
    let isWanted = graph.evaluate(for: self) { isActive.wrappedValue }
    if isWanted != (screen != nil) {
      setNeedsSynchronization()
      checkSurroundings()
    }
  }

  /// Pushes or pops the screen of a deprecated link.
  package override func synchronize() {
    guard !isLeaving, case .bound(_, let isActive) = view.target, let level = context.level else {
      return
    }
    let isShown = level.stack.contains(self)
    if isActive.wrappedValue, !isShown {
      level.stack.push(self, from: level)
    } else if !isActive.wrappedValue, isShown {
      level.stack.pop(self)
    }
  }

  package override func willUnmount() {
    context.level?.stack.pop(self)
  }

  package override func show(in lowering: inout Lowering) {
    let part = label.map { lowering.describe($0, isOutline: lowering.isOutline) }
    lowering.presentations += part?.presentations ?? []
    lowering.targets.nodes[id] = self
    guard !lowering.isOutline else { return }
    // What has no size cannot be tapped, except with the row of a list (NS-96).
    if let part, showsNothing(part), !lowering.isInListRow(self) { return }
    showsOnlyTexts = part?.elements.allSatisfy { $0.kind == .text } ?? true
    tapOnLabel = part.flatMap { gesture(on: $0) }
    var element = Element(id: id, kind: .link)
    element.label = part.flatMap { Lowering.label(of: $0.elements[...]) }
    if isWithoutValue || standsOutside { element.traits.append(.disabled) }
    if let value {
      if let base = value.value { element.value = ValueText.text(of: base) }
      element.name = typeName(of: value)
      lowering.targets.readsDestinations = true
      if !element.traits.contains(.disabled), tapOnLabel == nil, leadsNowhere(value) {
        element.traits.append(.missingDestination)
      }
    } else if view.destination != nil {
      element.name = destinationName
    }
    lowering.add(element, target: self)
    // A control in the label receives the taps on it; the rest of the label belongs to the link
    // (NS-76).
    lowering.elements += part?.elements.filter(\.kind.isControl) ?? []
  }

  package override func perform(_ gesture: UserGesture) throws {
    // While rows are edited, a tap selects the row and does not navigate (NS-91).
    if context.isEditing, let row, let tag = row.tag, row.select(tag) { return }
    // The innermost gesture has the tap, and the link does not get it (NS-89).
    if gesture == .tap, let tapOnLabel { return try tapOnLabel.perform(gesture) }
    // A tap on a row follows all its invisible links (NS-96).
    if let links = row?.sharedLinks, links.contains(where: { $0 === self }) {
      for link in links { try link.follow() }
    } else {
      try follow()
    }
  }

  package func follow() throws {
    if case .value(let value) = view.target {
      guard let value else { throw Refusal("This link has no value, so it is disabled.") }
      try follow(value)
      return
    }
    guard let level = context.level else {
      throw Self.outsideStack
    }
    if case .bound(_, let isActive) = view.target {
      isActive.wrappedValue = true
      invalidate()
    } else {
      level.stack.push(self, from: level)
    }
  }

  /// Returns the node of the gesture that receives taps on the label outside its controls, or nil if there is none.
  private func gesture(on part: Lowering) -> ViewNode? {
    let drawn = part.elements.filter { !$0.kind.isControl }
    return drawn.isEmpty ? nil : part.tapTarget(of: drawn)
  }

  /// Returns whether the label shows nothing, as with an `EmptyView` or empty text.
  private func showsNothing(_ part: Lowering) -> Bool {
    guard let label, part.elements.allSatisfy(\.isEmptyText) else { return false }
    return !part.elements.isEmpty || label.isEmptyView
  }

  private lazy var destinationName = TypeName.leading(Destination.self)

  private func typeName(of value: PathElement) -> String {
    guard let type = value.type else { return value.typeName }
    if let known = valueTypeName, known.type == type { return known.name }
    let name = TypeName.short(type)
    valueTypeName = (type, name)
    return name
  }

  private static var outsideStack: Refusal {
    Refusal("This link is not in a NavigationStack, so it cannot push anything.")
  }

  private var value: PathElement? {
    if case .value(let value) = view.target { value } else { nil }
  }

  private var isWithoutValue: Bool {
    if case .value(nil) = view.target { true } else { false }
  }

  // MARK: - Values

  /// Pushes the value, shows it in a later column, or makes it the selection of a list (NS-16).
  private func follow(_ value: PathElement) throws {
    let stack = context.level?.stack
    let isDeclared = value.type.map { stack?.hasDestination(for: $0) ?? false } ?? false
    if let stack, isDeclared, !stack.isColumnRoot || stack.column?.next == nil {
      push(value, on: stack)
    } else if try stack?.column?.next?.show(value) ?? false {
      return
    } else if let stack, isDeclared {
      stack.push(
        DestinationOwner(value: value, declaredIn: stack),
        from: context.level ?? stack.bottom
      )
    } else if !select(value) {
      guard stack != nil else { throw Self.outsideStack }
      reportMissingDestination(for: value)
    }
  }

  /// Returns whether a tap on the link would show no screen for a value.
  private func leadsNowhere(_ value: PathElement) -> Bool {
    guard let type = value.type else { return false }
    let stack = context.level?.stack
    if stack?.hasDestination(for: type) ?? false { return false }
    return !(stack?.column?.next?.canShow(type) ?? false) && !selectsRow
  }

  private func push(_ value: PathElement, on stack: any NavigationStackNode) {
    do {
      try stack.push(value)
    } catch {
      graph.report(
        Issue(
          rule: "wrong-path-type",
          severity: .error,
          message: """
            A NavigationLink does nothing when it is tapped. \
            \((error as? Refusal)?.reason ?? String(describing: error))
            """,
          view: viewName
        )
      )
    }
  }

  /// A Boolean value that indicates whether the link is in neither a stack nor a list with a selection.
  private var standsOutside: Bool { context.level == nil && !selectsRow }

  /// A Boolean value that indicates whether the link shows nothing and its flag is not set.
  private var isAtRest: Bool {
    guard case .bound(_, let isActive) = view.target else { return false }
    return !isActive.wrappedValue && label?.isEmptyView ?? true
  }

  /// Reports the link if it remains outside every stack (NS-19).
  private func checkSurroundings() {
    guard context.level == nil, !isWithoutValue else { return }
    graph.check { [weak self] in
      guard let self, isMounted, !isWithoutValue, standsOutside, !isAtRest else { return }
      reportOutsideStack()
    }
  }

  private func reportOutsideStack() {
    graph.report(
      Issue(
        rule: "link-outside-stack",
        severity: .error,
        message: """
          A NavigationLink is not in a NavigationStack or NavigationSplitView, so it is disabled, \
          and tapping it does nothing. Put a NavigationStack around the screen; each sheet, tab or \
          preview needs its own stack.
          """,
        view: viewName
      )
    )
  }

  private func reportMissingDestination(for value: PathElement) {
    let name = value.type.map { TypeName.short($0) } ?? value.typeName
    graph.report(
      Issue(
        rule: "missing-destination",
        severity: .error,
        message: """
          A NavigationLink presents a value of type \(name), and finds no navigationDestination for that \
          type, so tapping it does nothing. Declare \
          .navigationDestination(for: \(name).self) on a screen of the stack.
          """,
        view: viewName
      )
    )
  }

  // MARK: - Rows

  /// The row that contains the link, or nil if there is none.
  private var row: (any ListRow)? {
    sequence(first: parent, next: { $0?.parent })
      .prefix { $0?.context.level === context.level }
      .lazy.compactMap { $0 as? any ListRow }.first
  }

  private var selectsRow: Bool {
    guard let row, let linkValue else { return false }
    return row.accepts(linkValue)
  }

  private func select(_ value: PathElement) -> Bool {
    guard let value = value.value else { return false }
    return row?.select(AnyHashable(value)) ?? false
  }
}

extension LinkNode: RowLink {}

extension LinkNode: ValueLink {
  package var linkValue: AnyHashable? {
    value?.value.map { AnyHashable($0) }
  }
}

extension LinkNode: LevelOwner {
  package var staysInColumn: Bool { !view.isDetail }

  package var isPresentedByState: Bool {
    if case .bound = view.target { true } else { false }
  }

  package var isWanted: Bool {
    if case .bound(_, let isActive) = view.target { isActive.wrappedValue } else { true }
  }

  package func makeLevel(in context: ViewContext, parent: ViewNode) -> ViewNode {
    guard let destination = view.destination else {
      return EmptyView.make(EmptyView(), in: context, parent: parent)
    }
    let node = Destination.make(destination, in: context, parent: parent)
    screen = node
    return node
  }

  package func levelWasPopped() {
    screen = nil
    guard isMounted, case .bound(_, let isActive) = view.target, isActive.wrappedValue else {
      return
    }
    isLeaving = true
    // The screen below appears in the next round of actions, and the flag is written after that
    // (NS-93).
    graph.performAfterAppearances { [weak self, graph] in
      graph.perform { [weak self] in self?.finishLeaving() }
    }
  }

  private func finishLeaving() {
    isLeaving = false
    guard isMounted, case .bound(_, let isActive) = view.target, isActive.wrappedValue else {
      return
    }
    isActive.wrappedValue = false
    // If the binding has not accepted the value, the screen is shown again.
    setNeedsSynchronization()
  }
}

extension ViewNode {
  /// A Boolean value that indicates whether the view is an `EmptyView` or consists only of such views.
  fileprivate var isEmptyView: Bool {
    self is LeafNode<EmptyView> || !children.isEmpty && children.allSatisfy(\.isEmptyView)
  }
}

extension Element {
  /// A Boolean value that indicates whether the element is empty text.
  fileprivate var isEmptyText: Bool { kind == .text && (label ?? "").isEmpty && children.isEmpty }
}

extension Element.Kind {
  /// A Boolean value that indicates whether an element of this kind responds to taps.
  fileprivate var isControl: Bool {
    switch self {
    case .button, .link, .menu, .toggle, .picker, .stepper, .slider, .datePicker, .disclosure: true
    default: false
    }
  }
}
