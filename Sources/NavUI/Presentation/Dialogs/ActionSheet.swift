internal import SceneModel

/// A list of choices, in the form that apps used for iOS 13 and 14.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [ActionSheet.Button]

  /// Creates an action sheet with a title, a message and buttons.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The message.
  ///   - buttons: The buttons.
  public init(
    title: Text,
    message: Text? = nil,
    buttons: [ActionSheet.Button] = [.cancel()]
  ) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Shows an action sheet while a flag is true.
  ///
  /// - Parameters:
  ///   - isPresented: The flag, which becomes false when a button is tapped.
  ///   - content: A closure that returns the action sheet.
  /// - Returns: The view with the action sheet.
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>,
    content: () -> ActionSheet
  ) -> some View {
    let sheet = content()
    return PresentationView(
      content: self,
      kind: .confirmationDialog,
      isPresented: isPresented,
      dialog: DialogContent(
        title: sheet.title,
        actions: DialogButtons(buttons: sheet.buttons),
        message: sheet.message
      )
    )
  }

  /// Shows an action sheet while an item is not nil.
  ///
  /// - Parameters:
  ///   - item: The item, which becomes nil when a button is tapped.
  ///   - content: A closure that returns the action sheet for the item.
  /// - Returns: The view with the action sheet.
  public nonisolated func actionSheet<Item: Identifiable>(
    item: Binding<Item?>,
    content: @escaping (Item) -> ActionSheet
  ) -> some View {
    PresentationView(
      content: self,
      kind: .confirmationDialog,
      item: item,
      id: { AnyHashable($0.id) },
      onDismiss: nil,
      presented: { item in
        let sheet = content(item)
        return DialogContent(
          title: sheet.title,
          actions: DialogButtons(buttons: sheet.buttons),
          message: sheet.message
        )
      }
    )
  }
}
