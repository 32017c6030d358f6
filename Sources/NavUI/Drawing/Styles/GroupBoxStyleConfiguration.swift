/// The properties of a group box that its style can use.
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

extension GroupBoxStyleConfiguration.Label: StylePart {}

extension GroupBoxStyleConfiguration.Content: StylePart {}
