internal import SceneModel

extension View {
  /// Presents a sheet while a flag is true.
  ///
  /// - Parameters:
  ///   - isPresented: The flag, which becomes false when the sheet is dismissed.
  ///   - onDismiss: An action to run after the sheet is gone.
  ///   - content: A closure that returns the sheet.
  /// - Returns: The view with the sheet.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentationView(
      content: self,
      kind: .sheet,
      item: isPresented.presence,
      id: { _ in 0 },
      onDismiss: onDismiss,
      presented: { _ in content() }
    )
  }

  /// Presents a sheet while an item is not nil (SH-02).
  ///
  /// - Parameters:
  ///   - item: The item, which becomes nil if the sheet is dismissed.
  ///   - onDismiss: An action to run after the sheet is gone.
  ///   - content: A closure that returns the sheet for the item.
  /// - Returns: The view with the sheet.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PresentationView(
      content: self,
      kind: .sheet,
      item: item,
      id: { AnyHashable($0.id) },
      onDismiss: onDismiss,
      presented: content
    )
  }
}
