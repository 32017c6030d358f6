/// The properties of a label that its style can use.
@available(iOS 14.0, *)
public struct LabelStyleConfiguration {
  /// The label's text.
  public struct Title {
    package let content: AnyView
  }

  /// The label's image.
  public struct Icon {
    package let content: AnyView
  }

  /// The label's text.
  public let title: LabelStyleConfiguration.Title

  /// The label's image.
  public let icon: LabelStyleConfiguration.Icon
}

extension LabelStyleConfiguration.Title: StylePart {}

extension LabelStyleConfiguration.Icon: StylePart {}
