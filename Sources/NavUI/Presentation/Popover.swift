internal import SceneModel

extension View {
  /// Presents a popover while a flag is true.
  ///
  /// - Parameters:
  ///   - isPresented: The flag, which becomes false when the popover is dismissed.
  ///   - attachmentAnchor: The point at which the popover is attached.
  ///   - arrowEdge: The edge that its arrow points from.
  ///   - content: A closure that returns the popover.
  /// - Returns: The view with the popover.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentationView(
      content: self,
      kind: .popover,
      item: isPresented.presence,
      id: { _ in 0 },
      onDismiss: nil,
      presented: { _ in content() }
    )
  }

  /// Presents a popover while an item is not nil.
  ///
  /// - Parameters:
  ///   - item: The item, which becomes nil if the popover is dismissed.
  ///   - attachmentAnchor: The point at which the popover is attached.
  ///   - arrowEdge: The edge that its arrow points from.
  ///   - content: A closure that returns the popover for the item.
  /// - Returns: The view with the popover.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PresentationView(
      content: self,
      kind: .popover,
      item: item,
      id: { AnyHashable($0.id) },
      onDismiss: nil,
      presented: content
    )
  }
}
