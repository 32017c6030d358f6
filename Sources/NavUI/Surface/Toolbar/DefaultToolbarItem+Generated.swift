// Made by Scripts/generate from Scripts/surface/Toolbar.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A placeholder for one of the system's own toolbar items, which shows nothing here.
@available(iOS 26.0, *)
public struct DefaultToolbarItem: ToolbarContent {
  /// Creates the item.
  ///
  /// - Parameters:
  ///   - kind: Which item it is.
  ///   - placement: The place.
  public nonisolated init(
    kind: ToolbarDefaultItemKind,
    placement: ToolbarItemPlacement = .automatic
  ) {
  }

  /// The item has no body.
  public var body: Never {
    preconditionFailure("A default toolbar item is drawn by the runtime and has no body.")
  }

  /// Returns no view.
  ///
  /// - Parameter content: The item.
  /// - Returns: Nothing.
  public static func makeItems(_ content: Self) -> AnyView { AnyView(EmptyView()) }
}
