// Made by Scripts/generate from Scripts/surface/Styles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The facts about labelled content for its style.
@available(iOS 16.0, *)
public struct LabeledContentStyleConfiguration {
  /// The label.
  public struct Label {
    package let content: AnyView
  }

  /// The content.
  public struct Content {
    package let content: AnyView
  }

  /// The label.
  public let label: LabeledContentStyleConfiguration.Label

  /// The content.
  public let content: LabeledContentStyleConfiguration.Content
}
