internal import SceneModel

extension View {
  /// Shows an alert titled with an error's description while a flag is true (AD-07).
  ///
  /// - Parameters:
  ///   - isPresented: The flag, which becomes false when a button is tapped.
  ///   - error: The error.
  ///   - actions: The buttons.
  /// - Returns: The view with the alert.
  @available(iOS 15.0, *)
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: () -> A
  ) -> some View {
    PresentationView(
      content: self,
      kind: .alert,
      isPresented: isPresented,
      dialog: error.map {
        DialogContent(title: Text($0.title), actions: actions(), message: EmptyView())
      }
    )
  }

  /// Shows an alert with a message about an error while a flag is true (AD-07).
  ///
  /// - Parameters:
  ///   - isPresented: The flag, which becomes false when a button is tapped.
  ///   - error: The error.
  ///   - actions: The buttons.
  ///   - message: The message.
  /// - Returns: The view with the alert.
  @available(iOS 15.0, *)
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    PresentationView(
      content: self,
      kind: .alert,
      isPresented: isPresented,
      dialog: error.map {
        DialogContent(title: Text($0.title), actions: actions($0), message: message($0))
      }
    )
  }
}

extension LocalizedError {
  fileprivate nonisolated var title: String { errorDescription ?? localizedDescription }
}
