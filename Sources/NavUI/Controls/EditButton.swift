/// A button that starts and ends the editing of lists.
public struct EditButton {
  @Environment(\.editMode) private var editMode

  /// Creates the button.
  public nonisolated init() {}
}

extension EditButton: View {
  /// A button with the title Edit or Done.
  public var body: some View {
    let isActive = editMode?.wrappedValue.isEditing ?? false
    Button(isActive ? "Done" : "Edit") {
      editMode?.wrappedValue = isActive ? .inactive : .active
    }
  }
}

/// A mode that indicates whether the user can edit a list.
public enum EditMode: Hashable, Sendable {
  /// The state in which the list cannot be edited.
  case inactive

  /// The state in which the list can be edited temporarily.
  case transient

  /// The state in which the list can be edited.
  case active

  /// A Boolean value that indicates whether the list can be edited.
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// A binding to the edit mode of lists, or nil if there is none.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? screenEditMode }
    set { self[EditModeKey.self] = newValue }
  }
}
