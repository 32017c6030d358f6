// Made by Scripts/generate from Scripts/surface/Toolbar.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A space between items of a toolbar.
@available(iOS 26.0, *)
public struct ToolbarSpacer: ToolbarContent {
  /// Creates a space.
  ///
  /// - Parameters:
  ///   - sizing: The width of the space.
  ///   - placement: The place.
  public nonisolated init(
    _ sizing: SpacerSizing = .flexible,
    placement: ToolbarItemPlacement = .automatic
  ) {
  }

  /// The space has no body.
  public var body: Never {
    preconditionFailure("A toolbar spacer is drawn by the runtime and has no body.")
  }

  /// Returns no view.
  ///
  /// - Parameter content: The space.
  /// - Returns: Nothing.
  public static func makeItems(_ content: Self) -> AnyView { AnyView(EmptyView()) }
}
