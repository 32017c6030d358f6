extension View {
  /// Adds actions that a swipe on the row reveals.
  ///
  /// - Parameters:
  ///   - edge: The edge that the row is swiped from.
  ///   - allowsFullSwipe: Whether a long swipe runs the first action.
  ///   - content: The actions, which a script can tap by their labels once the row was swiped.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    AttachedActionsView(
      content: self,
      actions: content(),
      swipe: Swipe(edge: edge, isFull: allowsFullSwipe)
    )
  }
}
