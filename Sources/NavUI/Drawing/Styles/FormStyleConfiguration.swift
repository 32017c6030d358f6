/// The properties of a form for use by a style.
@available(iOS 16.0, *)
public struct FormStyleConfiguration {
  /// A view of the form's content.
  public struct Content {}

  /// The content of the form.
  public let content: FormStyleConfiguration.Content
}

extension FormStyleConfiguration.Content: LeafView {
  package func lower(_ node: ViewNode, into lowering: inout Lowering) {}
}
