extension Picker {
  /// Creates a picker with a custom label for its current value.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - content: The choices.
  ///   - label: The label of the choice.
  ///   - currentValueLabel: The view of the current choice.
  @available(iOS 18.0, *)
  public nonisolated init<V: View>(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(selection: selection, content: content, label: label)
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a custom label for its current value.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the choice.
  ///   - selection: The selection.
  ///   - content: The choices.
  ///   - currentValueLabel: The view of the current choice.
  @available(iOS 18.0, *)
  public nonisolated init<V: View>(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(titleKey, selection: selection, content: content)
  }
}

extension Picker where Label == NavUI.Label<Text, Image> {
  /// Creates a picker with a title and a system symbol.
  ///
  /// - Parameters:
  ///   - title: The title of the choice.
  ///   - systemImage: The name of the symbol.
  ///   - selection: The selection.
  ///   - content: The choices.
  @available(iOS 17.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection,
      label: NavUI.Label(title, systemImage: systemImage),
      content: content
    )
  }
}
