/// An action that ends the search from whose environment it was read.
@available(iOS 15.0, *)
@MainActor @preconcurrency
public struct DismissSearchAction {
  private let action: (@MainActor () -> Void)?

  nonisolated init(_ action: (@MainActor () -> Void)?) {
    self.action = action
  }

  /// Clears the search field and ends the search; does nothing outside one.
  public func callAsFunction() {
    action?()
  }
}

/// The key of `dismissSearch`.
struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(nil) }
}

/// The key of `isSearching`.
struct IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
