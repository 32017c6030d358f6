extension ViewContext {
  /// Whether a user is editing the rows of lists here.
  package var isEditing: Bool {
    let values = EnvironmentValues(scope: environment, graph: nil)
    return values.editMode?.wrappedValue.isEditing ?? false
  }
}
