/// The default text of a button with a role.
@available(iOS 26.0, *)
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// The text for the role.
  public var body: some View {
    switch role {
    case .cancel: Text("Cancel")
    case .close: Text("Close")
    case .confirm: Text("Done")
    case .destructive: Text("Delete")
    default: Text("Button")
    }
  }
}

@available(iOS 26.0, *)
extension Button where Label == DefaultButtonLabel {
  /// Creates a button with a role and its default text.
  ///
  /// - Parameters:
  ///   - role: The purpose of the button.
  ///   - action: The action.
  @preconcurrency
  public nonisolated init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
