internal import SceneModel

extension View {
  /// Presents a view that covers the whole screen while a flag is true.
  ///
  /// - Parameters:
  ///   - isPresented: The flag, which becomes false when the cover is dismissed.
  ///   - onDismiss: An action to run after the cover is gone.
  ///   - content: A closure that returns the cover.
  /// - Returns: The view with the cover.
  @available(iOS 14.0, *)
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentationView(
      content: self,
      kind: .fullScreenCover,
      item: isPresented.presence,
      id: { _ in 0 },
      onDismiss: onDismiss,
      presented: { _ in content() }
    )
  }

  /// Presents a view that covers the whole screen while an item is not nil.
  ///
  /// - Parameters:
  ///   - item: The item, which becomes nil if the cover is dismissed.
  ///   - onDismiss: An action to run after the cover is gone.
  ///   - content: A closure that returns the cover for the item.
  /// - Returns: The view with the cover.
  @available(iOS 14.0, *)
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PresentationView(
      content: self,
      kind: .fullScreenCover,
      item: item,
      id: { AnyHashable($0.id) },
      onDismiss: onDismiss,
      presented: content
    )
  }
}
