extension View {
  /// Makes the view draggable, although scripts cannot drag it.
  ///
  /// - Parameter payload: The dragged value.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    self
  }

  /// Makes the view draggable, although scripts cannot drag it.
  ///
  /// - Parameters:
  ///   - payload: The dragged value.
  ///   - preview: The preview.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  public nonisolated func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T,
    @ViewBuilder preview: () -> V
  ) -> some View {
    self
  }

  /// Accepts drops on the view, although scripts cannot drop anything.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the accepted values.
  ///   - action: A closure called with it.
  ///   - isTargeted: A closure called when an item is held over the view.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    self
  }
}

extension DynamicViewContent {
  /// Accepts drops between the rows, although scripts cannot drop anything.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the accepted values.
  ///   - action: A closure called with it.
  /// - Returns: The rows.
  @available(iOS 16.0, *)
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping ([T], Int) -> Void
  ) -> Self {
    self
  }
}
