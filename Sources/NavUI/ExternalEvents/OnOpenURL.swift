extension View {
  /// Runs an action when the app is asked to open a URL.
  ///
  /// Every existing view with such an action receives the URL, inner views before outer ones
  /// (DL-05). A universal link arrives here too (DL-02).
  ///
  /// - Parameter action: A closure called with the URL.
  /// - Returns: The view with the action.
  @available(iOS 14.0, *)
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    ExternalEventView(content: self) { event in
      guard case .url(let url) = event else { return nil }
      return { action(url) }
    }
  }
}
