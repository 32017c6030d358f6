internal import SceneModel
import SharedLists

/// A node that contains the rows of a collection.
@MainActor
package protocol RowContainer {
  /// The nodes of the rows that are built.
  var rows: [ViewNode] { get }
  /// The collection index of the first row that is built.
  var firstRow: Int { get }
  /// The number of elements in the collection.
  var rowCount: Int { get }
}

/// A view of rows that a user can delete or move.
struct RowEditing<Content: DynamicViewContent> {
  let content: Content
  let onDelete: ((IndexSet) -> Void)?
  let onMove: ((IndexSet, Int) -> Void)?
}

extension RowEditing: DynamicViewContent {
  var data: Content.Data { content.data }
}

extension RowEditing: UnaryView, ListStructure {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    RowEditingNode(view: view, context: context, parent: parent)
  }
}

private final class RowEditingNode<Content: DynamicViewContent>: UnaryNode<RowEditing<Content>>,
  RowContainer
{
  override var isSelfContained: Bool { false }

  private var deletions: [Int: DeleteNode] = [:]

  private var container: (any RowContainer)? { child as? any RowContainer }

  var rows: [ViewNode] { container?.rows ?? [] }

  var firstRow: Int { container?.firstRow ?? 0 }

  var rowCount: Int { container?.rowCount ?? 0 }

  override func show(in lowering: inout Lowering) {
    lowering.rowEditors.append(self)
    child.lower(into: &lowering)
    lowering.rowEditors.removeLast()
    let built = Set(rows.map(\.id))
    deletions = deletions.filter { built.contains($0.key) }
  }

  /// Adds a Delete action to the row's last element unless the row has other swipe actions.
  private func addDeletion(
    _ onDelete: ((IndexSet) -> Void)?,
    of row: ViewNode,
    at place: Int,
    from start: Int,
    to lowering: inout Lowering
  ) {
    guard let onDelete, let last = lowering.elements.last,
      lowering.targets.rows[last.id]?.actions[.trailing] == nil
    else { return }
    let node = deletions[row.id] ?? DeleteNode(context: context, parent: self)
    node.action = { onDelete(IndexSet(integer: place)) }
    deletions[row.id] = node
    lowering.targets.nodes[node.id] = node
    lowering.elements[lowering.elements.count - 1].add(.swipeLeft)
    lowering.addRowGestures(from: start) { gestures in
      gestures.actions[.trailing] = [node]
      gestures.swipes[.trailing] = { try node.perform(.tap) }
    }
    guard context.isEditing || graph.revealed.contains(node) else { return }
    let button = Element(
      id: node.id,
      kind: .button,
      label: "Delete",
      traits: [.destructive]
    )
    lowering.elements[lowering.elements.count - 1].children.append(button)
  }
}

extension RowEditingNode: RowEditor {
  func didLower(_ row: ViewNode, at place: Int, from start: Int, in lowering: inout Lowering) {
    guard lowering.elements.count > start else { return }
    let ids = lowering.elements[start...].map(\.id)
    let onDelete = lowering.rowLocks.isLocked(.deletion, of: ids) ? nil : view.onDelete
    let onMove = lowering.rowLocks.isLocked(.moving, of: ids) ? nil : view.onMove
    addDeletion(onDelete, of: row, at: place, from: start, to: &lowering)
    guard let onMove else { return }
    let count = rowCount
    lowering.addRowGestures(from: start) { gestures in
      gestures.move = { distance in
        let target = place + distance
        guard distance != 0, (0..<count).contains(target) else {
          throw Refusal(
            "The row cannot be dragged that far: it is row \(place + 1) of \(count)."
          )
        }
        onMove(IndexSet(integer: place), distance > 0 ? target + 1 : target)
      }
    }
  }
}

/// An editor that adds elements to each row of a `ForEach`.
@MainActor
package protocol RowEditor: AnyObject {
  /// Adds elements to the description of a row.
  ///
  /// - Parameters:
  ///   - row: The node of the row.
  ///   - place: The index in the collection.
  ///   - start: The index of the row's first element in the description.
  ///   - lowering: The description being built.
  func didLower(_ row: ViewNode, at place: Int, from start: Int, in lowering: inout Lowering)
}

extension ViewContext {
  /// A Boolean value that indicates whether a user is editing the rows of the surrounding lists.
  package var isEditing: Bool {
    let values = EnvironmentValues(scope: environment, graph: nil)
    return values.editMode?.wrappedValue.isEditing ?? false
  }
}

private final class DeleteNode: ViewNode {
  var action: () -> Void = {}

  init(context: ViewContext, parent: ViewNode) {
    super.init(context: context, parent: parent)
  }

  override func perform(_ gesture: UserGesture) throws {
    action()
  }
}
