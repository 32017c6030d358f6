internal import SceneModel

extension View {
  /// Shows a confirmation dialog about some data while a flag is true and the data is not nil
  /// (AD-05).
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: The flag, which becomes false when a button is tapped.
  ///   - titleVisibility: Whether the title is drawn (AD-16, AD-17).
  ///   - data: The data, taken when the confirmation dialog appears (AD-06).
  ///   - actions: The buttons.
  /// - Returns: The view with the confirmation dialog.
  @available(iOS 15.0, *)
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    PresentationView(
      content: self,
      kind: .confirmationDialog,
      isPresented: isPresented,
      dialog: data.map {
        DialogContent(
          title: Text(titleKey),
          titleVisibility: titleVisibility,
          actions: actions($0),
          message: EmptyView()
        )
      },
      keepsItem: true
    )
  }

  /// Shows a confirmation dialog with a message about some data while a flag is true and the data is not nil (AD-05).
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - isPresented: The flag, which becomes false when a button is tapped.
  ///   - titleVisibility: Whether the title is drawn (AD-16, AD-17).
  ///   - data: The data, taken when the confirmation dialog appears (AD-06).
  ///   - actions: The buttons.
  ///   - message: The message.
  /// - Returns: The view with the confirmation dialog.
  @available(iOS 15.0, *)
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    PresentationView(
      content: self,
      kind: .confirmationDialog,
      isPresented: isPresented,
      dialog: data.map {
        DialogContent(
          title: Text(titleKey),
          titleVisibility: titleVisibility,
          actions: actions($0),
          message: message($0)
        )
      },
      keepsItem: true
    )
  }

  /// Shows a confirmation dialog about some data while a flag is true and the data is not nil
  /// (AD-05).
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The flag, which becomes false when a button is tapped.
  ///   - titleVisibility: Whether the title is drawn (AD-16, AD-17).
  ///   - data: The data, taken when the confirmation dialog appears (AD-06).
  ///   - actions: The buttons.
  /// - Returns: The view with the confirmation dialog.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    PresentationView(
      content: self,
      kind: .confirmationDialog,
      isPresented: isPresented,
      dialog: data.map {
        DialogContent(
          title: Text(title),
          titleVisibility: titleVisibility,
          actions: actions($0),
          message: EmptyView()
        )
      },
      keepsItem: true
    )
  }

  /// Shows a confirmation dialog with a message about some data while a flag is true and the data is not nil (AD-05).
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The flag, which becomes false when a button is tapped.
  ///   - titleVisibility: Whether the title is drawn (AD-16, AD-17).
  ///   - data: The data, taken when the confirmation dialog appears (AD-06).
  ///   - actions: The buttons.
  ///   - message: The message.
  /// - Returns: The view with the confirmation dialog.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    PresentationView(
      content: self,
      kind: .confirmationDialog,
      isPresented: isPresented,
      dialog: data.map {
        DialogContent(
          title: Text(title),
          titleVisibility: titleVisibility,
          actions: actions($0),
          message: message($0)
        )
      },
      keepsItem: true
    )
  }

  /// Shows a confirmation dialog about some data while a flag is true and the data is not nil
  /// (AD-05).
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The flag, which becomes false when a button is tapped.
  ///   - titleVisibility: Whether the title is drawn (AD-16, AD-17).
  ///   - data: The data, taken when the confirmation dialog appears (AD-06).
  ///   - actions: The buttons.
  /// - Returns: The view with the confirmation dialog.
  @available(iOS 15.0, *)
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    PresentationView(
      content: self,
      kind: .confirmationDialog,
      isPresented: isPresented,
      dialog: data.map {
        DialogContent(
          title: title,
          titleVisibility: titleVisibility,
          actions: actions($0),
          message: EmptyView()
        )
      },
      keepsItem: true
    )
  }

  /// Shows a confirmation dialog with a message about some data while a flag is true and the data is not nil (AD-05).
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The flag, which becomes false when a button is tapped.
  ///   - titleVisibility: Whether the title is drawn (AD-16, AD-17).
  ///   - data: The data, taken when the confirmation dialog appears (AD-06).
  ///   - actions: The buttons.
  ///   - message: The message.
  /// - Returns: The view with the confirmation dialog.
  @available(iOS 15.0, *)
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    PresentationView(
      content: self,
      kind: .confirmationDialog,
      isPresented: isPresented,
      dialog: data.map {
        DialogContent(
          title: title,
          titleVisibility: titleVisibility,
          actions: actions($0),
          message: message($0)
        )
      },
      keepsItem: true
    )
  }
}
