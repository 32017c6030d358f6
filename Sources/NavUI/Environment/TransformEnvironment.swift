extension View {
  /// Transforms an environment value for the view and its content.
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the value.
  ///   - transform: A closure that changes the value.
  /// - Returns: The view with its environment.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentView(content: self, readsAround: true) { transform(&$0[keyPath: keyPath]) }
  }

  /// Changes the environment for the view and its content.
  nonisolated func changingEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    EnvironmentView(content: self, injected: nil, change: change)
  }
}
