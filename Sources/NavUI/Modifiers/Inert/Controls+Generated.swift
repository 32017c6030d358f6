// Made by Scripts/generate from Scripts/inert-modifiers.tsv: edit the table.

extension View {
  /// Sets the style of buttons.
  public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    self
  }

  /// Sets the style of buttons.
  public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle { self }

  /// Sets the shape of buttons' borders.
  @available(iOS 15.0, *)
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  /// Sets whether buttons act again while held down.
  @available(iOS 17.0, *)
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }

  /// Sets the size of controls.
  @available(iOS 15.0, *)
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View { self }

  /// Sets the style of labels.
  @available(iOS 14.0, *)
  public nonisolated func labelStyle<S>(_ style: S) -> some View where S: LabelStyle { self }

  /// Hides the labels of controls.
  public nonisolated func labelsHidden() -> some View { self }

  /// Sets the style of pickers.
  public nonisolated func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle { self }

  /// Sets the style of date pickers.
  public nonisolated func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle {
    self
  }

  /// Sets the style of toggles.
  public nonisolated func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle { self }

  /// Sets the style of text fields.
  public nonisolated func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
    self
  }

  /// Sets the style of text editors.
  @available(iOS 17.0, *)
  public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }

  /// Sets the style of progress views.
  @available(iOS 14.0, *)
  public nonisolated func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle {
    self
  }

  /// Sets the style of forms.
  @available(iOS 16.0, *)
  public nonisolated func formStyle<S>(_ style: S) -> some View where S: FormStyle { self }

  /// Sets the style of menus.
  @available(iOS 14.0, *)
  public nonisolated func menuStyle<S>(_ style: S) -> some View where S: MenuStyle { self }

  /// Sets the order of menus.
  @available(iOS 16.0, *)
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Sets whether menus show a mark.
  @available(iOS 15.0, *)
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Sets the style of group boxes.
  @available(iOS 14.0, *)
  public nonisolated func groupBoxStyle<S>(_ style: S) -> some View where S: GroupBoxStyle { self }

  /// Sets the style of gauges.
  @available(iOS 16.0, *)
  public nonisolated func gaugeStyle<S>(_ style: S) -> some View where S: GaugeStyle { self }

  /// Sets the style of groups of controls.
  @available(iOS 15.0, *)
  public nonisolated func controlGroupStyle<S>(_ style: S) -> some View where S: ControlGroupStyle {
    self
  }

  /// Sets the style of labelled content.
  @available(iOS 16.0, *)
  public nonisolated func labeledContentStyle<S>(_ style: S) -> some View
  where S: LabeledContentStyle { self }

  /// Sets the style of the dots of a paged tab view.
  @available(iOS 14.0, *)
  public nonisolated func indexViewStyle<S>(_ style: S) -> some View where S: IndexViewStyle {
    self
  }

  /// Sets keys that do the same.
  @available(iOS 14.0, *)
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View { self }

  /// Sets keys that do the same.
  @available(iOS 14.0, *)
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  /// Sets keys that do the same.
  @available(iOS 15.4, *)
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }

  /// Sets whether links show a mark.
  @available(iOS 17.0, *)
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    self
  }
}
