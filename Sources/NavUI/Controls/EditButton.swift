/// A button that lets a person edit the rows of lists, and ends that.
public struct EditButton {
  @Environment(\.editMode) private var editMode

  /// Creates the button.
  public nonisolated init() {}
}

extension EditButton: View {
  /// A button that says what it does next.
  public var body: some View {
    let isActive = editMode?.wrappedValue.isEditing ?? false
    Button(isActive ? "Done" : "Edit") {
      editMode?.wrappedValue = isActive ? .inactive : .active
    }
  }
}

/// Whether a person edits the rows of a list.
public enum EditMode: Hashable, Sendable {
  /// The rows are not edited.
  case inactive

  /// The rows are edited for a moment.
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
  /// Whether a person edits rows, for views that can change it.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? screenEditMode }
    set { self[EditModeKey.self] = newValue }
  }
}
