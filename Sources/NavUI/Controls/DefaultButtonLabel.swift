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
