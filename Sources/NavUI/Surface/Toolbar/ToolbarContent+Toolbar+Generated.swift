// Made by Scripts/generate from Scripts/surface/Toolbar.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

@available(iOS 26.0, *)
extension ToolbarContent {
  /// Sets whether glass lies behind the items.
  ///
  /// - Parameter visibility: Whether the glass is visible.
  /// - Returns: The items.
  public nonisolated func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent { self }
}
