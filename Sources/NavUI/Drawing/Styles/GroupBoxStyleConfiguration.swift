/// What a style knows about a group box.
public struct GroupBoxStyleConfiguration {
  /// The box's title.
  public struct Label {}

  /// What the box shows.
  public struct Content {}

  /// The box's title.
  public let label: GroupBoxStyleConfiguration.Label

  /// What the box shows.
  public let content: GroupBoxStyleConfiguration.Content
}

extension GroupBoxStyleConfiguration.Label: LeafView {
  package func lower(_ node: ViewNode, into lowering: inout Lowering) {}
}

extension GroupBoxStyleConfiguration.Content: LeafView {
  package func lower(_ node: ViewNode, into lowering: inout Lowering) {}
}
