/// Views made from a collection, whose rows a person can edit.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Lets a person delete rows, each with a Delete action of its own.
  ///
  /// - Parameter action: Removes the elements at the places from the data.
  /// - Returns: The views.
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    RowEditing(content: self, onDelete: action)
  }

  /// Lets a person move rows; scripts do not.
  ///
  /// - Parameter action: Moves the elements in the data.
  /// - Returns: The views.
  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    RowEditing(content: self, onDelete: nil)
  }
}

/// The node of a collection's rows.
@MainActor
package protocol RowContainer {
  /// The nodes of the rows.
  var rows: [ViewNode] { get }
}

private struct RowEditing<Content: DynamicViewContent> {
  let content: Content
  let onDelete: ((IndexSet) -> Void)?
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
  private var deletions: [Int: DeleteNode] = [:]

  var rows: [ViewNode] { (child as? any RowContainer)?.rows ?? [] }

  /// The Delete action of a row stands in its last element.
  override func lower(into lowering: inout Lowering) {
    guard let onDelete = view.onDelete else { return child.lower(into: &lowering) }
    lowering.branch()
    var used: [Int: DeleteNode] = [:]
    for (index, row) in rows.enumerated() {
      let start = lowering.elements.count
      row.lower(into: &lowering)
      guard lowering.elements.count > start else { continue }
      let node = deletions[row.id] ?? DeleteNode(context: context, parent: self)
      node.action = { onDelete(IndexSet(integer: index)) }
      used[row.id] = node
      lowering.targets.nodes[node.id] = node
      let button = SceneElement(
        id: node.id,
        kind: .button,
        label: "Delete",
        traits: [.destructive]
      )
      lowering.elements[lowering.elements.count - 1].children.append(button)
    }
    deletions = used
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
