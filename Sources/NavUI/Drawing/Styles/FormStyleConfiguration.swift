/// The properties of a form that its style can use.
@available(iOS 16.0, *)
public struct FormStyleConfiguration {
  /// The content of the form.
  public struct Content {}

  /// The content of the form.
  public let content: FormStyleConfiguration.Content
}

extension FormStyleConfiguration.Content: LeafView {
  package func lower(_ node: ViewNode, into lowering: inout Lowering) {}
}
