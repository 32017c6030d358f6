internal import SceneModel
import SharedLists

/// The node of a tab view; it builds each tab when the tab is first opened and then keeps it (TV-09).
package final class TabViewNode<SelectionValue: Hashable, Content: View>: ViewNode, TabCollection {
  private var view: TabView<SelectionValue, Content>
  private var content: ViewNode?
  private var ownSelection: AnyHashable?
  private var slots: [any TabSlot] = []
  private var arePages = false

  package init(
    view: TabView<SelectionValue, Content>,
    context: ViewContext,
    parent: ViewNode?
  ) {
    self.view = view
    super.init(context: context, parent: parent)
    content = Content.make(view.content, in: context.with(mode: .tabs(self)), parent: self)
    synchronize()
  }

  package override var children: [ViewNode] { content.map { [$0] } ?? [] }

  func update(with view: TabView<SelectionValue, Content>) {
    self.view = view
    if let content { Content.update(content, with: view.content) }
    synchronize()
  }

  package override func refresh() {
    isDirty = false
    synchronize()
  }

  package override func synchronize() {
    guard let content else { return }
    let (selection, surroundings) = graph.evaluate(for: self) {
      (view.selection?.wrappedValue, TabSurroundings(context.environment, graph: graph))
    }
    slots = Self.slots(in: content)
    let hidden = slots.filter(\.isHidden)
    surroundings.arrange(slots)
    arePages = surroundings.arePages
    let selected = selectedSlot(for: selection)
    let isOdd = selected.map { slot in hidden.contains { $0 === slot } } ?? true
    if isOdd, selection != nil {
      // An `onChange` around the tab view runs later, and may select another tab before this one is
      // shown.
      graph.perform { [self] in
        graph.perform { [weak self] in self?.checkSelection() }
      }
    }
    if let tag = repeatedTag { reportRepeatedTag(tag) }
    let wasSelected = slots.first(where: \.isSelected)
    if let wasSelected, wasSelected !== selected { endSearch() }
    for slot in slots where slot !== selected {
      slot.setSelected(false)
    }
    selected?.setSelected(true)
  }

  package func tabsChanged() {
    setNeedsSynchronization()
  }

  package func select(_ slot: any TabSlot) throws {
    if let open = slots.first(where: \.isSelected), showsNoBar(open) {
      throw Refusal("The screen that is shown hides the tab bar, so no tab can be tapped.")
    }
    guard slot.isSelected else { return try write(slot) }
    guard graph.fidelity.retap != .isIgnored else { return }
    try write(slot)
    if graph.fidelity.retap == .popsToRoot { slot.popToRoot() }
  }

  private func write(_ slot: any TabSlot) throws {
    guard let tag = tag(of: slot) else {
      throw Refusal(
        """
        This tab has no tag of type \(typeName(SelectionValue.self)), so the tab view \
        cannot select this tab.
        """
      )
    }
    if let selection = view.selection {
      guard let value = tag.base as? SelectionValue else { return }
      selection.wrappedValue = value
    } else {
      ownSelection = tag
    }
    invalidate()
  }

  package override func show(in lowering: inout Lowering) {
    lowering.branch()
    var element = Element(id: id, kind: .tabView)
    if arePages { element.traits.append(.pages) }
    element.value = selectionText ?? slots.first(where: \.isSelected).flatMap { text(of: $0) }
    for slot in slots {
      var tab = slot.sceneElement(in: lowering)
      tab.value = text(of: slot)
      lowering.targets.nodes[tab.id] = slot.node
      element.children.append(tab)
    }
    lowering.add(element)
  }

  private func selectedSlot(for selection: SelectionValue?) -> (any TabSlot)? {
    if let selection, !isNil(selection) {
      return slots.first { tag(of: $0)?.base as? SelectionValue == selection }
    }
    return slots.first { ownSelection != nil && tag(of: $0) == ownSelection }
      ?? slots.first { !$0.isHidden } ?? slots.first
  }

  /// Returns whether a selection is nil and selects no tab, in which case the first tab is shown (TV-20).
  private func isNil(_ selection: SelectionValue) -> Bool {
    guard let optional = selection as? any Nullable, optional.isNull else { return false }
    return !slots.contains { $0.tag?.base as? SelectionValue == selection }
  }

  /// Returns a tab's tag, the tab's index if the tab view has no selection, or nil if there is neither.
  private func tag(of slot: any TabSlot) -> AnyHashable? {
    if let tag = slot.tag, tag.base is SelectionValue { return tag }
    guard view.selection == nil else { return nil }
    return slots.firstIndex { $0 === slot }.map { AnyHashable($0) }
  }

  private func text(of slot: any TabSlot) -> String? {
    guard let tag = slot.tag, let base = tag.base as? any Hashable else { return nil }
    return ValueText.text(of: base)
  }

  private var selectionText: String? {
    view.selection.map { ValueText.text(of: $0.wrappedValue) }
  }

  private static func slots(in node: ViewNode) -> [any TabSlot] {
    if let slot = node as? any TabSlot {
      slot.isHidden = false
      slot.isDisabled = false
      slot.identifier = nil
      slot.customization = TabCustomization()
      return [slot]
    }
    let slots = node.children.flatMap { Self.slots(in: $0) }
    if let modifier = node as? any TabModifying {
      for slot in slots {
        modifier.change.apply(to: slot)
      }
    }
    return slots
  }

  /// Ends the search in the previous tab unless there is a search tab (TV-26).
  private func endSearch() {
    guard !slots.contains(where: { $0.role == .search }) else { return }
    let dismiss = EnvironmentValues(scope: context.environment, graph: nil).dismissSearch
    graph.perform { dismiss() }
  }

  private func checkSelection() {
    guard isMounted, let selection = view.selection?.wrappedValue else { return }
    guard let slot = selectedSlot(for: selection) else {
      // Pages that are still being loaded are no mistake: there is nothing to select yet.
      return slots.isEmpty ? () : reportMissingTab(selection)
    }
    if slot.isHidden { reportHiddenTab(selection) }
  }

  /// The first value that two tabs share, or nil if there is none.
  private var repeatedTag: SelectionValue? {
    guard view.selection != nil else { return nil }
    var seen: Set<SelectionValue> = []
    return slots.lazy.compactMap { $0.tag?.base as? SelectionValue }
      .first { !seen.insert($0).inserted }
  }

  private func reportRepeatedTag(_ tag: SelectionValue) {
    graph.report(
      Issue(
        rule: "repeated-tab-value",
        severity: .error,
        message: """
          Two tabs have the value \(ValueText.text(of: tag)), so only the first of them can be \
          selected. Give each tab its own value.
          """,
        view: viewName
      )
    )
  }

  /// Reports that the selected tab is hidden by code (TV-22).
  private func reportHiddenTab(_ selection: SelectionValue) {
    graph.report(
      Issue(
        rule: "hidden-tab-selected",
        severity: .warning,
        message: """
          The selection of the tab view is \(ValueText.text(of: selection)), whose tab is hidden: its \
          screen is shown, but no tab in the bar is marked. Select another tab when this one is hidden.
          """,
        view: viewName
      )
    )
  }

  private func reportMissingTab(_ selection: SelectionValue) {
    graph.report(
      Issue(
        rule: "selection-without-tab",
        severity: .error,
        message: """
          The selection of the tab view is \(ValueText.text(of: selection)), but no tab has that tag, \
          so no tab is shown as selected. Give a tab the tag \(ValueText.text(of: selection)).
          """,
        view: viewName
      )
    )
  }
}

/// A tab view, with the operations that its tabs use.
@MainActor
package protocol TabCollection: AnyObject {
  /// Responds to the addition or removal of a tab, or to a change in a tab's tag.
  func tabsChanged()
  /// Selects a tab, as a tap does.
  func select(_ slot: any TabSlot) throws
}

/// A type whose values may be null.
private protocol Nullable {
  /// A Boolean value that indicates whether the value is null.
  var isNull: Bool { get }
}

extension Optional: Nullable {
  fileprivate var isNull: Bool { if case .none = self { true } else { false } }
}
