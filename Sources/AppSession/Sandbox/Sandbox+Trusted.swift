extension Sandbox {
  /// The same sandbox without namespaces, whose creation takes longer than the start of an app.
  ///
  /// It is for the author's apps, which are trusted and launched often.
  package var withoutNamespaces: Sandbox {
    Sandbox(layers: layers.filter { $0 != .bubblewrap }, wrapper: nil)
  }
}
