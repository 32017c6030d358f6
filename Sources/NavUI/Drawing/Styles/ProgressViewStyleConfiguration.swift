/// The facts that a style knows about a progress view.
@available(iOS 14.0, *)
public struct ProgressViewStyleConfiguration {
  /// The name of the work that goes on.
  public struct Label {
    package let content: AnyView
  }

  /// The description of the progress.
  public struct CurrentValueLabel {
    package let content: AnyView
  }

  /// The part that is done, from 0 to 1.
  public let fractionCompleted: Double?

  /// The name of the work that goes on.
  public var label: ProgressViewStyleConfiguration.Label?

  /// The description of the progress.
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: StylePart {}

extension ProgressViewStyleConfiguration.CurrentValueLabel: StylePart {}
