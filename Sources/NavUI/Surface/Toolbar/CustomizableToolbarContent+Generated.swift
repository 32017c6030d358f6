// Made by Scripts/generate from Scripts/surface/Toolbar.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Items of a toolbar that a user can move, add and remove.
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

@available(iOS 16.0, *)
extension CustomizableToolbarContent {
  /// Sets the changes that a user can make, which a phone does not offer.
  ///
  /// - Parameter behavior: The changes that a user can make.
  /// - Returns: The items.
  public nonisolated func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }

  /// Sets how the items are shown before a user has changed the toolbar.
  ///
  /// - Parameters:
  ///   - defaultVisibility: Whether the item is shown before a user has changed the toolbar.
  ///   - options: The ways in which the item can be changed.
  /// - Returns: The items.
  public nonisolated func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic,
    options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }

  /// Sets how the items are shown before a user has changed the toolbar.
  ///
  /// - Parameter options: The ways in which the item can be changed.
  /// - Returns: The items.
  public nonisolated func defaultCustomization(
    _ options: ToolbarCustomizationOptions
  ) -> some CustomizableToolbarContent { self }
}

@available(iOS 26.0, *)
extension CustomizableToolbarContent {
  /// Sets whether glass lies behind the items.
  ///
  /// - Parameter visibility: Whether the glass is visible.
  /// - Returns: The items.
  public nonisolated func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some CustomizableToolbarContent { self }
}
