// Made by Scripts/generate from Scripts/surface/Split.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension View {
  /// Sets how the split views in the view share the room.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View { self }

  /// Sets the width of the column that contains the view.
  ///
  /// - Parameter width: The width.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// Sets the possible widths of the column that contains the view.
  ///
  /// - Parameters:
  ///   - min: The smallest width.
  ///   - ideal: The width at first.
  ///   - max: The largest width.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View { self }
}
