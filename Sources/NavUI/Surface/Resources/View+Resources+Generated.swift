// Made by Scripts/generate from Scripts/surface/Resources.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension View {
  /// Sets the title of the screen.
  ///
  /// - Parameter title: The title.
  /// - Returns: The view with its title.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated func navigationTitle(_ title: LocalizedStringResource) -> some View {
    navigationTitle(title.localizedKey)
  }

  /// Gives the tab or row a badge.
  ///
  /// - Parameter resource: The text of the badge.
  /// - Returns: The view with its badge.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated func badge(_ resource: LocalizedStringResource) -> some View {
    badge(resource.localizedKey)
  }

  /// Sets the view's name for assistive technologies and scripts.
  ///
  /// - Parameter label: The label for assistive technologies.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
    accessibilityLabel(label.localizedKey)
  }

  /// Sets the hint for assistive technologies.
  ///
  /// - Parameter hint: The description of the effect.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hint: LocalizedStringResource) -> some View {
    accessibilityHint(hint.localizedKey)
  }

  /// Presents an alert while a flag is true.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The flag.
  ///   - actions: The buttons.
  /// - Returns: The view with the alert.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated func alert<A: View>(
    _ title: LocalizedStringResource,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View { alert(title.localizedKey, isPresented: isPresented, actions: actions) }

  /// Presents an alert with a message while a flag is true.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The flag.
  ///   - actions: The buttons.
  ///   - message: The message.
  /// - Returns: The view with the alert.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View>(
    _ title: LocalizedStringResource,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(title.localizedKey, isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents a list of choices while a flag is true.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The flag.
  ///   - titleVisibility: Whether the title is shown.
  ///   - actions: The buttons.
  /// - Returns: The view with the dialog.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View>(
    _ title: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      title.localizedKey,
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions
    )
  }

  /// Adds a search field to the screen.
  ///
  /// - Parameters:
  ///   - text: The text in the field.
  ///   - placement: The place of the field.
  ///   - prompt: The text in the empty field.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt.localizedKey) }
}
