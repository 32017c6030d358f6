internal import SceneModel

extension View {
  /// Shows an alert while a flag is true.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: The flag, which becomes false when a button is tapped.
  ///   - actions: The buttons.
  /// - Returns: The view with the alert.
  @available(iOS 15.0, *)
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    PresentationView(
      content: self,
      kind: .alert,
      isPresented: isPresented,
      dialog: DialogContent(title: Text(titleKey), actions: actions(), message: EmptyView())
    )
  }

  /// Shows an alert with a message while a flag is true.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: The flag, which becomes false when a button is tapped.
  ///   - actions: The buttons.
  ///   - message: The message.
  /// - Returns: The view with the alert.
  @available(iOS 15.0, *)
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    PresentationView(
      content: self,
      kind: .alert,
      isPresented: isPresented,
      dialog: DialogContent(title: Text(titleKey), actions: actions(), message: message())
    )
  }

  /// Shows an alert while a flag is true.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The flag, which becomes false when a button is tapped.
  ///   - actions: The buttons.
  /// - Returns: The view with the alert.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    PresentationView(
      content: self,
      kind: .alert,
      isPresented: isPresented,
      dialog: DialogContent(title: Text(title), actions: actions(), message: EmptyView())
    )
  }

  /// Shows an alert with a message while a flag is true.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The flag, which becomes false when a button is tapped.
  ///   - actions: The buttons.
  ///   - message: The message.
  /// - Returns: The view with the alert.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    PresentationView(
      content: self,
      kind: .alert,
      isPresented: isPresented,
      dialog: DialogContent(title: Text(title), actions: actions(), message: message())
    )
  }

  /// Shows an alert while a flag is true.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The flag, which becomes false when a button is tapped.
  ///   - actions: The buttons.
  /// - Returns: The view with the alert.
  @available(iOS 15.0, *)
  public nonisolated func alert<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    PresentationView(
      content: self,
      kind: .alert,
      isPresented: isPresented,
      dialog: DialogContent(title: title, actions: actions(), message: EmptyView())
    )
  }

  /// Shows an alert with a message while a flag is true.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The flag, which becomes false when a button is tapped.
  ///   - actions: The buttons.
  ///   - message: The message.
  /// - Returns: The view with the alert.
  @available(iOS 15.0, *)
  public nonisolated func alert<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    PresentationView(
      content: self,
      kind: .alert,
      isPresented: isPresented,
      dialog: DialogContent(title: title, actions: actions(), message: message())
    )
  }
}
