/// What a style knows about a progress view.
@available(iOS 14.0, *)
public struct ProgressViewStyleConfiguration {
  /// What goes on.
  public struct Label {
    package let content: AnyView
  }

  /// How far it is.
  public struct CurrentValueLabel {
    package let content: AnyView
  }

  /// How much is done, from 0 to 1.
  public let fractionCompleted: Double?

  /// What goes on.
  public var label: ProgressViewStyleConfiguration.Label?

  /// How far it is.
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: StylePart {}

extension ProgressViewStyleConfiguration.CurrentValueLabel: StylePart {}
