// Made by Scripts/generate from Scripts/surface/Transfer.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension View {
  /// Connects the title with a file, for the menu of the title.
  @available(iOS 16.0, *)
  public nonisolated func navigationDocument(_ url: URL) -> some View { self }

  /// Connects the title with something to share, for the menu of the title.
  @available(iOS 16.0, *)
  public nonisolated func navigationDocument<D>(_ document: D) -> some View where D: Transferable {
    self
  }

  /// Connects the title with something to share, for the menu of the title.
  @available(iOS 16.0, *)
  public nonisolated func navigationDocument<D, I1, I2>(
    _ document: D,
    preview: SharePreview<I1, I2>
  ) -> some View where D: Transferable { self }
}
