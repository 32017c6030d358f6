/// The facts that a style knows about a label.
@available(iOS 14.0, *)
public struct LabelStyleConfiguration {
  /// The label's text.
  public struct Title {
    package let content: AnyView
  }

  /// The label's picture.
  public struct Icon {
    package let content: AnyView
  }

  /// The label's text.
  public let title: LabelStyleConfiguration.Title

  /// The label's picture.
  public let icon: LabelStyleConfiguration.Icon
}

extension LabelStyleConfiguration.Title: StylePart {}

extension LabelStyleConfiguration.Icon: StylePart {}
