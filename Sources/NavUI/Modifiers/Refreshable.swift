extension View {
  /// Offers the views inside an action that loads data again.
  ///
  /// - Parameter action: The action, which `refresh` in the environment runs.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  public nonisolated func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}

/// An action that loads data again.
@available(iOS 15.0, *)
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Loads the data again.
  public func callAsFunction() async {
    await action()
  }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// The action that loads data again, or nil where there is none.
  @available(iOS 15.0, *)
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
