// Made by Scripts/generate from Scripts/surface/Controls.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension Picker {
  /// Creates a picker with a custom label for its current value.
  ///
  /// - Parameters:
  ///   - selection: The choice.
  ///   - content: The choices.
  ///   - label: The label of the choice.
  ///   - currentValueLabel: The view of the current choice.
  @available(iOS 18.0, *)
  public nonisolated init<V: View>(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> V
  ) { self.init(selection: selection, content: content, label: label) }
}

extension Picker where Label == Text {
  /// Creates a picker with a custom label for its current value.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the choice.
  ///   - selection: The choice.
  ///   - content: The choices.
  ///   - currentValueLabel: The view of the current choice.
  @available(iOS 18.0, *)
  public nonisolated init<V: View>(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) { self.init(titleKey, selection: selection, content: content) }

  /// Creates a picker with a text.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the choice.
  ///   - selection: The tag of the selected option.
  ///   - content: The options, each with a tag.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, label: Text(titleKey), content: content) }

  /// Creates a picker with a text.
  ///
  /// - Parameters:
  ///   - title: The label of the picker.
  ///   - selection: The tag of the selected option.
  ///   - content: The options, each with a tag.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, label: Text(title), content: content) }
}

extension Picker where Label == NavUI.Label<Text, Image> {
  /// Creates a picker with a text and a system symbol.
  ///
  /// - Parameters:
  ///   - title: The title of the choice.
  ///   - systemImage: The name of the symbol.
  ///   - selection: The choice.
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

  /// Creates a picker with a text and a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the picker.
  ///   - systemImage: The name of the symbol.
  ///   - selection: The tag of the selected option.
  ///   - content: The options, each with a tag.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection,
      label: NavUI.Label(titleKey, systemImage: systemImage),
      content: content
    )
  }
}
