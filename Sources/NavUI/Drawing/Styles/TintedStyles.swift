extension CircularProgressViewStyle {
  /// Creates the style with a colour.
  ///
  /// - Parameter tint: The colour.
  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "use tint(_:)")
  public nonisolated init(tint: Color) {
    self.init()
  }
}

extension LinearProgressViewStyle {
  /// Creates the style with a colour.
  ///
  /// - Parameter tint: The colour.
  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "use tint(_:)")
  public nonisolated init(tint: Color) {
    self.init()
  }
}

extension SwitchToggleStyle {
  /// Creates the style with a colour.
  ///
  /// - Parameter tint: The colour.
  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "use tint(_:)")
  public nonisolated init(tint: Color) {
    self.init()
  }
}
