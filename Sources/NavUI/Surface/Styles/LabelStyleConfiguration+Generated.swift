// Made by Scripts/generate from Scripts/surface/Styles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The facts about a label for its style.
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
