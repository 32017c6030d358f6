extension View {
  /// Says which events from outside the view's scene prefers and allows, when there are several scenes.
  ///
  /// An app with a single scene gets every event, whatever is said here (DL-06).
  ///
  /// - Parameters:
  ///   - preferring: What the identifiers of preferred events contain.
  ///   - allowing: What the identifiers of allowed events contain.
  /// - Returns: The view.
  @available(iOS 14.0, *)
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>,
    allowing: Set<String>
  ) -> some View {
    self
  }
}

extension Scene {
  /// Says for which events from outside a scene of this kind is made, when there are several scenes.
  ///
  /// An app with a single scene gets every event, whatever is said here (DL-06).
  ///
  /// - Parameter conditions: What the identifiers of the events contain.
  /// - Returns: The scene.
  @available(iOS 14.0, *)
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }
}
