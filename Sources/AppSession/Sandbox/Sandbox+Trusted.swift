extension Sandbox {
  /// The same sandbox without namespaces, whose creation takes longer than the start of an app.
  ///
  /// For apps of an author's, which nobody has to fear and which are started often.
  package var withoutNamespaces: Sandbox {
    Sandbox(layers: layers.filter { $0 != .bubblewrap }, wrapper: nil)
  }
}
