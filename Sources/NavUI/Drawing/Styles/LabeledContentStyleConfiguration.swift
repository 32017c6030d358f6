/// The properties of labelled content that its style can use.
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

extension LabeledContentStyleConfiguration.Label: StylePart {}

extension LabeledContentStyleConfiguration.Content: StylePart {}
