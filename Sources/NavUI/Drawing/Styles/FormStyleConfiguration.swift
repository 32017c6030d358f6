/// What a style knows about a form.
@available(iOS 16.0, *)
public struct FormStyleConfiguration {
  /// What the form shows.
  public struct Content {}

  /// What the form shows.
  public let content: FormStyleConfiguration.Content
}

extension FormStyleConfiguration.Content: LeafView {
  package func lower(_ node: ViewNode, into lowering: inout Lowering) {}
}
