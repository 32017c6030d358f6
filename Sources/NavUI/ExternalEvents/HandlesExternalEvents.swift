extension View {
  /// Sets the external events that the view's scene prefers and allows, for apps with several scenes.
  ///
  /// An app with a single scene receives every event, whatever the conditions are (DL-06).
  ///
  /// - Parameters:
  ///   - preferring: Parts of the identifiers of preferred events.
  ///   - allowing: Parts of the identifiers of allowed events.
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
  /// Sets the external events for which a scene of this kind is created, in apps with several scenes.
  ///
  /// An app with a single scene receives every event, whatever the conditions are (DL-06).
  ///
  /// - Parameter conditions: Parts of the identifiers of the events.
  /// - Returns: The scene.
  @available(iOS 14.0, *)
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }
}
