extension Text {
  /// Creates text from a table of translations.
  @_disfavoredOverload
  public nonisolated init(_ resource: LocalizedStringResource) {
    self.init(content: resource.localizedKey.resolved, links: resource.localizedKey.links)
  }
}
