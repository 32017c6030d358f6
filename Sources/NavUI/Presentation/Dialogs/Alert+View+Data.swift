internal import SceneModel

extension View {
  /// Shows an alert about some data while a flag is true and the data is not nil (AD-05).
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: The flag, which becomes false when a button is tapped.
  ///   - data: The data, taken when the alert appears (AD-06).
  ///   - actions: The buttons.
  /// - Returns: The view with the alert.
  @available(iOS 15.0, *)
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    PresentationView(
      content: self,
      kind: .alert,
      isPresented: isPresented,
      dialog: data.map {
        DialogContent(title: Text(titleKey), actions: actions($0), message: EmptyView())
      },
      keepsItem: true
    )
  }

  /// Shows an alert with a message about some data while a flag is true and the data is not nil (AD-05).
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: The flag, which becomes false when a button is tapped.
  ///   - data: The data, taken when the alert appears (AD-06).
  ///   - actions: The buttons.
  ///   - message: The message.
  /// - Returns: The view with the alert.
  @available(iOS 15.0, *)
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    PresentationView(
      content: self,
      kind: .alert,
      isPresented: isPresented,
      dialog: data.map {
        DialogContent(title: Text(titleKey), actions: actions($0), message: message($0))
      },
      keepsItem: true
    )
  }

  /// Shows an alert about some data while a flag is true and the data is not nil (AD-05).
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The flag, which becomes false when a button is tapped.
  ///   - data: The data, taken when the alert appears (AD-06).
  ///   - actions: The buttons.
  /// - Returns: The view with the alert.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    PresentationView(
      content: self,
      kind: .alert,
      isPresented: isPresented,
      dialog: data.map {
        DialogContent(title: Text(title), actions: actions($0), message: EmptyView())
      },
      keepsItem: true
    )
  }

  /// Shows an alert with a message about some data while a flag is true and the data is not nil (AD-05).
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The flag, which becomes false when a button is tapped.
  ///   - data: The data, taken when the alert appears (AD-06).
  ///   - actions: The buttons.
  ///   - message: The message.
  /// - Returns: The view with the alert.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    PresentationView(
      content: self,
      kind: .alert,
      isPresented: isPresented,
      dialog: data.map {
        DialogContent(title: Text(title), actions: actions($0), message: message($0))
      },
      keepsItem: true
    )
  }

  /// Shows an alert about some data while a flag is true and the data is not nil (AD-05).
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The flag, which becomes false when a button is tapped.
  ///   - data: The data, taken when the alert appears (AD-06).
  ///   - actions: The buttons.
  /// - Returns: The view with the alert.
  @available(iOS 15.0, *)
  public nonisolated func alert<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    PresentationView(
      content: self,
      kind: .alert,
      isPresented: isPresented,
      dialog: data.map {
        DialogContent(title: title, actions: actions($0), message: EmptyView())
      },
      keepsItem: true
    )
  }

  /// Shows an alert with a message about some data while a flag is true and the data is not nil (AD-05).
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The flag, which becomes false when a button is tapped.
  ///   - data: The data, taken when the alert appears (AD-06).
  ///   - actions: The buttons.
  ///   - message: The message.
  /// - Returns: The view with the alert.
  @available(iOS 15.0, *)
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    PresentationView(
      content: self,
      kind: .alert,
      isPresented: isPresented,
      dialog: data.map {
        DialogContent(title: title, actions: actions($0), message: message($0))
      },
      keepsItem: true
    )
  }
}
