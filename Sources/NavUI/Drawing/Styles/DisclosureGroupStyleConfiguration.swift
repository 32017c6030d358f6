/// The facts that a style knows about a disclosure group.
@available(iOS 16.0, *)
public struct DisclosureGroupStyleConfiguration {
  /// The group's title.
  public struct Label {
    package let content: AnyView
  }

  /// The content that the group hides.
  public struct Content {
    package let content: AnyView
  }

  /// The group's title.
  public let label: DisclosureGroupStyleConfiguration.Label

  /// The content that the group hides.
  public let content: DisclosureGroupStyleConfiguration.Content

  /// Whether the content is shown.
  @Binding public var isExpanded: Bool
}

extension DisclosureGroupStyleConfiguration.Label: StylePart {}

extension DisclosureGroupStyleConfiguration.Content: StylePart {}
