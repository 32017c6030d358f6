// Made by Scripts/generate from Scripts/surface/Styles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The facts about a menu for its style.
@available(iOS 14.0, *)
public struct MenuStyleConfiguration {
  /// The label of the menu.
  public struct Label {
    package let content: AnyView
  }

  /// The choices.
  public struct Content {
    package let content: AnyView
  }

  /// The label of the menu.
  public let label: MenuStyleConfiguration.Label

  /// The choices.
  public let content: MenuStyleConfiguration.Content

  internal let primaryAction: (() -> Void)?
}
