internal import SceneModel

extension View {
  /// Shows a confirmation dialog while a flag is true.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: The flag, which becomes false when a button is tapped.
  ///   - titleVisibility: Whether the title is drawn (AD-16, AD-17).
  ///   - actions: The buttons.
  /// - Returns: The view with the confirmation dialog.
  @available(iOS 15.0, *)
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    PresentationView(
      content: self,
      kind: .confirmationDialog,
      isPresented: isPresented,
      dialog: DialogContent(
        title: Text(titleKey),
        titleVisibility: titleVisibility,
        actions: actions(),
        message: EmptyView()
      )
    )
  }

  /// Shows a confirmation dialog with a message while a flag is true.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: The flag, which becomes false when a button is tapped.
  ///   - titleVisibility: Whether the title is drawn (AD-16, AD-17).
  ///   - actions: The buttons.
  ///   - message: The message.
  /// - Returns: The view with the confirmation dialog.
  @available(iOS 15.0, *)
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    PresentationView(
      content: self,
      kind: .confirmationDialog,
      isPresented: isPresented,
      dialog: DialogContent(
        title: Text(titleKey),
        titleVisibility: titleVisibility,
        actions: actions(),
        message: message()
      )
    )
  }

  /// Shows a confirmation dialog while a flag is true.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The flag, which becomes false when a button is tapped.
  ///   - titleVisibility: Whether the title is drawn (AD-16, AD-17).
  ///   - actions: The buttons.
  /// - Returns: The view with the confirmation dialog.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    PresentationView(
      content: self,
      kind: .confirmationDialog,
      isPresented: isPresented,
      dialog: DialogContent(
        title: Text(title),
        titleVisibility: titleVisibility,
        actions: actions(),
        message: EmptyView()
      )
    )
  }

  /// Shows a confirmation dialog with a message while a flag is true.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The flag, which becomes false when a button is tapped.
  ///   - titleVisibility: Whether the title is drawn (AD-16, AD-17).
  ///   - actions: The buttons.
  ///   - message: The message.
  /// - Returns: The view with the confirmation dialog.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    PresentationView(
      content: self,
      kind: .confirmationDialog,
      isPresented: isPresented,
      dialog: DialogContent(
        title: Text(title),
        titleVisibility: titleVisibility,
        actions: actions(),
        message: message()
      )
    )
  }

  /// Shows a confirmation dialog while a flag is true.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The flag, which becomes false when a button is tapped.
  ///   - titleVisibility: Whether the title is drawn (AD-16, AD-17).
  ///   - actions: The buttons.
  /// - Returns: The view with the confirmation dialog.
  @available(iOS 15.0, *)
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    PresentationView(
      content: self,
      kind: .confirmationDialog,
      isPresented: isPresented,
      dialog: DialogContent(
        title: title,
        titleVisibility: titleVisibility,
        actions: actions(),
        message: EmptyView()
      )
    )
  }

  /// Shows a confirmation dialog with a message while a flag is true.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The flag, which becomes false when a button is tapped.
  ///   - titleVisibility: Whether the title is drawn (AD-16, AD-17).
  ///   - actions: The buttons.
  ///   - message: The message.
  /// - Returns: The view with the confirmation dialog.
  @available(iOS 15.0, *)
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    PresentationView(
      content: self,
      kind: .confirmationDialog,
      isPresented: isPresented,
      dialog: DialogContent(
        title: title,
        titleVisibility: titleVisibility,
        actions: actions(),
        message: message()
      )
    )
  }
}
