// Made by Scripts/generate from Scripts/inert-modifiers.tsv: edit the table.

extension View {
  /// Sets the keyboard.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Sets what is to be typed.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }

  /// Sets which letters become capitals.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }

  /// Sets which letters become capitals.
  @available(iOS 15.0, *)
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Sets whether typing is corrected.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Sets whether typing is corrected.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Sets the label of the return key.
  @available(iOS 15.0, *)
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Sets how scrolling closes the keyboard.
  @available(iOS 16.0, *)
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  { self }

  /// Sets whether text can be searched.
  @available(iOS 16.0, *)
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Sets whether text can be replaced.
  @available(iOS 16.0, *)
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Sets how a search field behaves in a toolbar.
  @available(iOS 26.0, *)
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    self
  }
}
