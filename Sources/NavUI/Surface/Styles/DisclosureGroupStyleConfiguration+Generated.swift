// Made by Scripts/generate from Scripts/surface/Styles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The facts about a disclosure group for its style.
@available(iOS 16.0, *)
public struct DisclosureGroupStyleConfiguration {
  /// The group's title.
  public struct Label {
    package let content: AnyView
  }

  /// The disclosed content of the group.
  public struct Content {
    package let content: AnyView
  }

  /// The group's title.
  public let label: DisclosureGroupStyleConfiguration.Label

  /// The disclosed content of the group.
  public let content: DisclosureGroupStyleConfiguration.Content

  /// Whether the content is visible.
  @Binding
  public var isExpanded: Bool
}
