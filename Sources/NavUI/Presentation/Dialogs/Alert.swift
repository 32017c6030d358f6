internal import SceneModel

/// An alert, in the form that apps used for iOS 13 and 14.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  /// Creates an alert with one button.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The message.
  ///   - dismissButton: The button, or nil for the default one.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton].compactMap { $0 }
  }

  /// Creates an alert with two buttons.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The message.
  ///   - primaryButton: The first button.
  ///   - secondaryButton: The second button.
  public init(
    title: Text,
    message: Text? = nil,
    primaryButton: Alert.Button,
    secondaryButton: Alert.Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// Returns a button without a role.
    ///
    /// - Parameters:
    ///   - label: The label of the button.
    ///   - action: The action.
    /// - Returns: The button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: nil, action: action)
    }

    /// Returns a button that cancels the dialog.
    ///
    /// - Parameters:
    ///   - label: The label of the button.
    ///   - action: The action.
    /// - Returns: The button.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: .cancel, action: action)
    }

    /// Returns a button with the label Cancel that cancels the dialog.
    ///
    /// - Parameter action: The action.
    /// - Returns: The button.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: Text(verbatim: "Cancel"), role: .cancel, action: action)
    }

    /// Returns a button for a destructive action.
    ///
    /// - Parameters:
    ///   - label: The label of the button.
    ///   - action: The action.
    /// - Returns: The button.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: .destructive, action: action)
    }
  }
}

extension View {
  /// Shows an alert while a flag is true.
  ///
  /// - Parameters:
  ///   - isPresented: The flag, which becomes false when a button is tapped.
  ///   - content: A closure that returns the alert.
  /// - Returns: The view with the alert.
  public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = content()
    return PresentationView(
      content: self,
      kind: .alert,
      isPresented: isPresented,
      dialog: DialogContent(
        title: alert.title,
        actions: DialogButtons(buttons: alert.buttons),
        message: alert.message
      )
    )
  }

  /// Shows an alert while an item is not nil.
  ///
  /// - Parameters:
  ///   - item: The item, which becomes nil when a button is tapped.
  ///   - content: A closure that returns the alert for the item.
  /// - Returns: The view with the alert.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content: @escaping (Item) -> Alert
  ) -> some View {
    PresentationView(
      content: self,
      kind: .alert,
      item: item,
      id: { AnyHashable($0.id) },
      onDismiss: nil,
      presented: { item in
        let alert = content(item)
        return DialogContent(
          title: alert.title,
          actions: DialogButtons(buttons: alert.buttons),
          message: alert.message
        )
      }
    )
  }
}

/// A view that shows the buttons of an older alert or action sheet.
struct DialogButtons {
  let buttons: [Alert.Button]
}

extension DialogButtons: View {
  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role) {
        button.action?()
      } label: {
        button.label
      }
    }
  }
}
