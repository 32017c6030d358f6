extension Sandbox {
  /// This sandbox without its namespaces, which take longer to create than an app takes to start.
  ///
  /// It is for the author's apps, which are trusted and launched often.
  package var withoutNamespaces: Sandbox {
    Sandbox(layers: layers.filter { $0 != .bubblewrap }, wrapper: nil)
  }
}
