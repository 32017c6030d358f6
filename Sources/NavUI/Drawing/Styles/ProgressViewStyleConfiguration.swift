/// What a style knows about a progress view.
public struct ProgressViewStyleConfiguration {
  /// What is in progress.
  public struct Label {}

  /// The value that the progress has reached.
  public struct CurrentValueLabel {}

  /// How much is done, from 0 to 1.
  public let fractionCompleted: Double?

  /// The value that the progress has reached.
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?

  /// What is in progress.
  public let label: ProgressViewStyleConfiguration.Label?
}

extension ProgressViewStyleConfiguration.Label: LeafView {
  package func lower(_ node: ViewNode, into lowering: inout Lowering) {}
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: LeafView {
  package func lower(_ node: ViewNode, into lowering: inout Lowering) {}
}
