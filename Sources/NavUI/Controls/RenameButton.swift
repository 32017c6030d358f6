/// A button that starts renaming an item.
@available(iOS 16.0, *)
public struct RenameButton<Label: View> {
  /// Creates the button.
  public nonisolated init() where Label == NavUI.Label<Text, Image> {}
}

@available(iOS 16.0, *)
extension RenameButton: View {
  /// A button that runs the action set by `renameAction`.
  public var body: some View { RenameButtonBody() }
}

private struct RenameButtonBody: View {
  @Environment(\.rename) private var rename

  var body: some View {
    Button("Rename") { rename?() }.disabled(rename == nil)
  }
}

/// An action that starts renaming an item.
@available(iOS 16.0, *)
public struct RenameAction {
  let action: () -> Void

  /// Starts renaming the item.
  @MainActor
  public func callAsFunction() {
    action()
  }
}

private struct RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// The action that starts renaming an item, or nil if nothing can be renamed.
  @available(iOS 16.0, *)
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Sets the action that starts renaming an item.
  ///
  /// - Parameter action: The action.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
    changingEnvironment { $0.rename = RenameAction(action: action) }
  }
}
