// Made by Scripts/generate from Scripts/surface/Controls.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension View {
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

  /// Hides the labels of controls.
  public nonisolated func labelsHidden() -> some View { self }

  /// Sets the style of date pickers.
  public nonisolated func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle {
    self
  }

  /// Sets the style of text fields.
  public nonisolated func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
    self
  }

  /// Sets the style of text editors.
  @available(iOS 17.0, *)
  public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }

  /// Sets the style of forms.
  @available(iOS 16.0, *)
  public nonisolated func formStyle<S>(_ style: S) -> some View where S: FormStyle { self }

  /// Sets the order of menus.
  @available(iOS 16.0, *)
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Sets whether menus show a mark.
  @available(iOS 15.0, *)
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }

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

  /// Sets the size of buttons.
  @available(iOS 26.0, *)
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View { self }

  /// Sets whether choices close menus.
  @available(iOS 16.4, *)
  public nonisolated func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View { self }

  /// Sets whether the labels of controls are shown.
  @available(iOS 18.0, *)
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View { self }

  /// Sets how palettes show what is chosen.
  @available(iOS 17.0, *)
  public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    self
  }

  /// Sets what happens when something is held over the view.
  @available(iOS 17.0, *)
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    self
  }

  /// Sets whether sliders have a thumb.
  @available(iOS 26.0, *)
  public nonisolated func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }

  /// Sets which tools change text.
  @available(iOS 18.0, *)
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    self
  }
}
