/// What a style knows about labelled content.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public struct Label {}

  /// The content.
  public struct Content {}

  /// The label.
  public let label: LabeledContentStyleConfiguration.Label

  /// The content.
  public let content: LabeledContentStyleConfiguration.Content
}

extension LabeledContentStyleConfiguration.Label: LeafView {
  package func lower(_ node: ViewNode, into lowering: inout Lowering) {}
}

extension LabeledContentStyleConfiguration.Content: LeafView {
  package func lower(_ node: ViewNode, into lowering: inout Lowering) {}
}
