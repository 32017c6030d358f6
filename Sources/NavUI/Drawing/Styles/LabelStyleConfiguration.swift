/// What a style knows about a label.
public struct LabelStyleConfiguration {
  /// The label's text.
  public struct Title {}

  /// The label's picture.
  public struct Icon {}

  /// The label's text.
  public let title: LabelStyleConfiguration.Title

  /// The label's picture.
  public let icon: LabelStyleConfiguration.Icon
}

extension LabelStyleConfiguration.Title: LeafView {
  package func lower(_ node: ViewNode, into lowering: inout Lowering) {}
}

extension LabelStyleConfiguration.Icon: LeafView {
  package func lower(_ node: ViewNode, into lowering: inout Lowering) {}
}
