internal import SceneModel

extension PresentationView {
  /// Creates a view that shows a dialog while a flag is true and the dialog's data is not nil.
  nonisolated init<Actions: View, Message: View>(
    content: Content,
    kind: Element.Kind,
    isPresented: Binding<Bool>,
    dialog: DialogContent<Actions, Message>?,
    keepsItem: Bool = false
  ) where Item == DialogContent<Actions, Message>, Presented == Item {
    self.init(
      content: content,
      kind: kind,
      item: Binding(
        get: { isPresented.wrappedValue ? dialog : nil },
        set: { if $0 == nil { isPresented.wrappedValue = false } }
      ),
      id: { _ in 0 },
      onDismiss: nil,
      presented: { $0 },
      keepsItem: keepsItem
    )
  }
}
