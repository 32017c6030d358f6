/// An action, read from the environment, that ends the current search.
@available(iOS 15.0, *)
@MainActor @preconcurrency
public struct DismissSearchAction {
  private let action: (@MainActor () -> Void)?

  nonisolated init(_ action: (@MainActor () -> Void)?) {
    self.action = action
  }

  /// Clears the search field and ends the search, or has no effect if there is no search.
  public func callAsFunction() {
    action?()
  }
}

/// The environment key for `dismissSearch`.
struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(nil) }
}

/// The environment key for `isSearching`.
struct IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
