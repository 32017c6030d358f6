/// A button that starts and ends the editing of lists.
public struct EditButton {
  @Environment(\.editMode) private var editMode

  /// Creates the button.
  public nonisolated init() {}
}

extension EditButton: View {
  /// A button with the name of its next action.
  public var body: some View {
    let isActive = editMode?.wrappedValue.isEditing ?? false
    Button(isActive ? "Done" : "Edit") {
      editMode?.wrappedValue = isActive ? .inactive : .active
    }
  }
}

/// The editing state of a list.
public enum EditMode: Hashable, Sendable {
  /// The rows are not edited.
  case inactive

  /// The rows are edited temporarily.
  case transient

  /// The rows are edited.
  case active

  /// Whether the rows are edited.
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// A binding to the editing state of lists.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? screenEditMode }
    set { self[EditModeKey.self] = newValue }
  }
}
