internal import SceneModel
import SharedLists

/// The node of a single row, which a user can select in a list.
package final class RowNode<Content: View>: WrapperNode<Content>, ListRow {
  /// A Boolean value that indicates whether the node's own description depends only on its stored values.
  package override var isSelfContained: Bool { window.selection == nil && menu == nil }

  /// The buttons in the row that a tap activates together.
  package private(set) var sharedButtons: [any RowButton] = []
  /// The invisible links in the row that a tap follows together.
  package private(set) var sharedLinks: [any RowLink] = []

  /// A Boolean value that indicates whether a tap anywhere on the row follows a link in it (NS-96).
  package var takesTapsForLinks: Bool { window.rowsShareTaps }

  private let window: RowWindow
  private var isLocked = false
  private var child: ViewNode?
  private var choices: ViewNode?

  package init(view: Content, window: RowWindow, context: ViewContext, parent: ViewNode?) {
    self.window = window
    super.init(context: context, parent: parent)
    child = Content.make(view, in: context.row, parent: self)
  }

  package override var children: [ViewNode] { [child, choices].compactMap(\.self) }

  package override func update(with view: Content) {
    if let child { Content.update(child, with: view) }
  }

  package override func show(in lowering: inout Lowering) {
    guard let child else { return }
    let start = lowering.elements.count
    child.lower(into: &lowering)
    isLocked = lowering.rowLocks.isLocked(.selection, of: lowering.elements[start...].map(\.id))
    if window.rowsShareTaps {
      sharedLinks = lowering.joinInvisibleLinks(from: start)
      noteButtons(from: start, in: lowering)
    }
    let menu = menu
    guard window.selection != nil || menu != nil, lowering.elements.count > start else { return }
    defer { addChoices(of: menu, to: &lowering) }
    let isSelected = tag.map { window.selection?.contains($0) ?? false } ?? false
    let only = lowering.elements.count == start + 1 ? lowering.elements[start] : nil
    if only?.kind == .link || only?.kind == .button || only?.kind == .disclosure {
      if isSelected { lowering.elements[start].traits.append(.selected) }
      return
    }
    wrap(elementsFrom: start, isSelected: isSelected, in: &lowering)
  }

  private func noteButtons(from start: Int, in lowering: Lowering) {
    sharedButtons = lowering.elements[start...].compactMap { element in
      guard element.kind == .button, !element.traits.contains(.disabled),
        let button = lowering.targets.nodes[element.id] as? any RowButton, button.leavesTapsToRow
      else { return nil }
      return button
    }
  }

  /// Replaces the row's elements with a row element whose label is the text of those elements.
  private func wrap(
    elementsFrom start: Int,
    isSelected: Bool,
    in lowering: inout Lowering
  ) {
    let inside = lowering.elements[start...]
    let words = inside.filter { $0.kind == .text || $0.kind == .image }
    var row = Element(id: id, kind: .row)
    row.label = Lowering.label(of: words[...])
    row.identifier = words.lazy.compactMap(\.identifier).first
    row.value = (tag?.base as? any Hashable).map { ValueText.text(of: $0) }
    row.badge = words.lazy.compactMap(\.badge).first
    if isSelected { row.traits.append(.selected) }
    for trait in [Element.Trait.swipeLeft, .swipeRight]
    where inside.contains(where: { $0.traits.contains(trait) }) {
      row.traits.append(trait)
    }
    row.children = SharedList(inside.filter { $0.kind != .text && $0.kind != .image })
    if words.count > 1 {
      row.children.insert(contentsOf: words, at: 0)
      for word in words where !word.traits.contains(.tappable) {
        lowering.targets.nodes[word.id] = self
      }
    } else {
      row.children.insert(contentsOf: words.flatMap(\.children), at: 0)
    }
    lowering.takeRowGestures(for: id, from: inside)
    lowering.elements.removeSubrange(start...)
    // A tap gesture inside has priority over the selection.
    lowering.add(row, target: lowering.tapTarget(of: words) ?? self)
  }

  /// Adds the choices of the rows' shared menu to the row.
  private func addChoices(of menu: RowMenu?, to lowering: inout Lowering) {
    guard let tag, let view = menu?.choices(tag), let last = lowering.elements.indices.last else {
      return
    }
    if let choices {
      AnyView.update(choices, with: view)
    } else {
      choices = AnyView.make(view, in: context.row, parent: self)
    }
    guard let choices else { return }
    let part = lowering.describe(choices, isOutline: lowering.isOutline)
    lowering.elements[last].children += part.elements
    lowering.presentations += part.presentations
  }

  package override func perform(_ gesture: UserGesture) throws {
    guard gesture == .tap else {
      throw Refusal("A row can only be tapped.")
    }
    if let tag, !context.isEditing { menu?.primaryAction(tag) }
    guard let selection = window.selection else {
      guard menu == nil else { return }
      throw Refusal("The list of this row has no selection, so a tap does nothing.")
    }
    guard !isLocked else {
      throw Refusal("This row cannot be selected, because of its .selectionDisabled() modifier.")
    }
    guard let tag else {
      throw Refusal("This row has no tag, so the list cannot select it. Give the row a .tag(…).")
    }
    guard selection.accepts(tag) else {
      throw Refusal(
        """
        This row's tag is of type \(typeName(type(of: tag.base))), and the selection of the list is of \
        type \(selection.typeName), so a tap does not select the row. Give the row a .tag(…) of the selection's type.
        """
      )
    }
    _ = select(tag)
  }

  package func accepts(_ value: AnyHashable) -> Bool {
    window.selection?.accepts(value) ?? false
  }

  package func select(_ value: AnyHashable) -> Bool {
    guard let selection = window.selection, selection.accepts(value) else { return false }
    guard !isLocked else { return true }
    // On a phone, taps select several rows only in edit mode (NS-91).
    guard !selection.takesSeveral || context.isEditing || isWide else { return true }
    selection.select(value, isEditing: context.isEditing)
    context.level?.stack.column?.rowWasTapped()
    return true
  }

  private var menu: RowMenu? { environment.rowMenu }

  private var isWide: Bool { environment.horizontalSizeClass == .regular }

  private var environment: EnvironmentValues {
    EnvironmentValues(scope: context.environment, graph: nil)
  }

  /// The tag of the row's content, or else of its link or surroundings, or nil if there is none.
  package var tag: AnyHashable? {
    var link: (any ValueLink)?
    var node = child
    while let current = node {
      if let tagged = current as? any TagCarrying { return tagged.carriedTag }
      if let found = current as? any ValueLink { link = found }
      node = link == nil ? current.onlyContent : nil
    }
    if let value = link?.linkValue, window.selection?.accepts(value) ?? false { return value }
    return outerTag
  }

  private var outerTag: AnyHashable? {
    var row: ViewNode = self
    while let node = row.parent, node.context.rows === window {
      if let tagged = node as? any TagCarrying { return tagged.carriedTag }
      if let source = node.rowSource { return source.id(of: row) }
      row = node
    }
    return nil
  }
}

/// A row of a list, with the members that the views inside the row use.
@MainActor
package protocol ListRow: ViewNode {
  /// A Boolean value that indicates whether a tap anywhere on the row follows a link in it (NS-96).
  var takesTapsForLinks: Bool { get }
  /// The buttons in the row that a tap activates together.
  var sharedButtons: [any RowButton] { get }
  /// The invisible links in the row that a tap follows together.
  var sharedLinks: [any RowLink] { get }
  /// The value by which the list selects the row, or nil if there is none.
  var tag: AnyHashable? { get }
  /// Returns whether a value can be the list's selection.
  func accepts(_ value: AnyHashable) -> Bool
  /// Selects a value if it has the selection's type, and returns whether it does.
  func select(_ value: AnyHashable) -> Bool
}

/// The node of a link that presents a value.
@MainActor
package protocol ValueLink {
  /// The value that the link presents, or nil if there is none.
  var linkValue: AnyHashable? { get }
}
