// Made by Scripts/generate from Scripts/surface/Styles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The facts about a progress view for its style.
@available(iOS 14.0, *)
public struct ProgressViewStyleConfiguration {
  /// The label of the work in progress.
  public struct Label {
    package let content: AnyView
  }

  /// The label of the current progress.
  public struct CurrentValueLabel {
    package let content: AnyView
  }

  /// The completed fraction, from 0 to 1.
  public let fractionCompleted: Double?

  /// The label of the work in progress.
  public var label: ProgressViewStyleConfiguration.Label?

  /// The label of the current progress.
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}
