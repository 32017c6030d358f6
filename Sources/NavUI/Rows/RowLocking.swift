internal import SceneModel

extension View {
  /// Sets whether a user can delete the rows.
  ///
  /// - Parameter isDisabled: Whether the edit is disabled.
  /// - Returns: The rows.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    RowLocking(content: self, edit: .deletion, isLocked: isDisabled)
  }

  /// Sets whether a user can move the rows.
  ///
  /// - Parameter isDisabled: Whether the edit is disabled.
  /// - Returns: The rows.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    RowLocking(content: self, edit: .moving, isLocked: isDisabled)
  }

  /// Sets whether a user can select the rows.
  ///
  /// - Parameter isDisabled: Whether the selection is disabled.
  /// - Returns: The rows.
  @available(iOS 17.0, *)
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    RowLocking(content: self, edit: .selection, isLocked: isDisabled)
  }
}

private struct RowLocking<Content: View> {
  let content: Content
  let edit: RowLocks.Edit
  let isLocked: Bool
}

extension RowLocking: UnaryView, ListStructure {
  func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering) {
    guard isLocked else { return node.child.lower(into: &lowering) }
    let around = lowering.rowLocks.around
    let start = lowering.elements.count
    lowering.rowLocks.around.insert(edit)
    node.child.lower(into: &lowering)
    lowering.rowLocks.around = around
    lowering.rowLocks.lock(edit, of: lowering.elements[start...].map(\.id))
  }
}
