// Made by Scripts/generate from Scripts/surface/Styles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The facts about a group box for its style.
@available(iOS 14.0, *)
public struct GroupBoxStyleConfiguration {
  /// The box's title.
  public struct Label {
    package let content: AnyView
  }

  /// The content of the box.
  public struct Content {
    package let content: AnyView
  }

  /// The box's title.
  public let label: GroupBoxStyleConfiguration.Label

  /// The content of the box.
  public let content: GroupBoxStyleConfiguration.Content
}
