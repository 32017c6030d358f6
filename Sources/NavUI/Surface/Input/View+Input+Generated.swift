// Made by Scripts/generate from Scripts/surface/Input.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension View {
  /// Adds a gesture recognizer of UIKit, which no touch reaches.
  @available(iOS 18.0, *)
  public nonisolated func gesture(
    _ representable: some UIGestureRecognizerRepresentable
  ) -> some View { self }

  /// Would run an action for a double tap on a pencil, of which there is none.
  @available(iOS 17.5, *)
  public nonisolated func onPencilDoubleTap(
    perform action: @escaping (PencilDoubleTapGestureValue) -> Void
  ) -> some View { self }

  /// Would run an action for a squeeze of a pencil, of which there is none.
  @available(iOS 17.5, *)
  public nonisolated func onPencilSqueeze(
    perform action: @escaping (PencilSqueezeGesturePhase) -> Void
  ) -> some View { self }

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

  /// Shows a field that searches text.
  @available(iOS 16.0, *)
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Sets whether the view can have the focus.
  @available(iOS 17.0, *)
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Sets whether the view can have the focus.
  @available(iOS 17.0, *)
  public nonisolated func focusable(
    _ isFocusable: Bool = true,
    interactions: FocusInteractions
  ) -> some View { self }

  /// Keeps the focus in the view.
  @available(iOS 17.0, *)
  public nonisolated func focusSection() -> some View { self }

  /// Limits the focus.
  @available(iOS 14.0, *)
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Sets where the focus is first.
  @available(iOS 14.0, *)
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true,
    in namespace: Namespace.ID
  ) -> some View { self }

  /// Would run an action for a key, of which there is none.
  @available(iOS 17.0, *)
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent,
    action: @escaping () -> KeyPress.Result
  ) -> some View { self }

  /// Would run an action for a key, of which there is none.
  @available(iOS 17.0, *)
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent,
    phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Would run an action for a key, of which there is none.
  @available(iOS 17.0, *)
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Would run an action for a key, of which there is none.
  @available(iOS 17.0, *)
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Would run an action for a key, of which there is none.
  @available(iOS 17.0, *)
  public nonisolated func onKeyPress(
    characters: CharacterSet,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Takes what is dropped.
  @available(iOS 14.0, *)
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Takes what is dropped.
  @available(iOS 14.0, *)
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }

  /// Takes what is dropped.
  @available(iOS 13.4, *)
  public nonisolated func onDrop(
    of supportedTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Takes what is dropped.
  @available(iOS 13.4, *)
  public nonisolated func onDrop(
    of supportedTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }

  /// Takes what is dropped.
  @available(iOS 13.4, *)
  public nonisolated func onDrop(
    of supportedTypes: [String],
    delegate: any DropDelegate
  ) -> some View { self }

  /// Lets the view be dragged.
  @available(iOS 13.4, *)
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  /// Lets the view be dragged.
  @available(iOS 15.0, *)
  public nonisolated func onDrag<V>(
    _ data: @escaping () -> NSItemProvider,
    @ViewBuilder preview: () -> V
  ) -> some View where V: View { self }

  /// Sets what the name of a saved file is called.
  @available(iOS 17.0, *)
  public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

  /// Sets what the name of a saved file is called.
  @available(iOS 17.0, *)
  public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    self
  }

  /// Sets what is said to whoever chooses a file.
  @available(iOS 17.0, *)
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View { self }

  /// Sets what is said to whoever chooses a file.
  @available(iOS 17.0, *)
  public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }

  /// Sets the label of the button that chooses a file.
  @available(iOS 17.0, *)
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }

  /// Sets the label of the button that chooses a file.
  @available(iOS 17.0, *)
  public nonisolated func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    self
  }

  /// Names the window in which a file is chosen.
  @available(iOS 17.0, *)
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Sets the folder in which a file is chosen first.
  @available(iOS 17.0, *)
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
}
