/// A view that shows one or more lines of text.
public struct Text: Equatable, Sendable {
  /// The visible text.
  package let content: String
  /// The links in the text.
  package let links: [TextLink]

  package nonisolated init(content: String, links: [TextLink] = []) {
    self.content = content
    self.links = links
  }

  /// Creates text that is not localized.
  ///
  /// - Parameter content: The text.
  public nonisolated init(verbatim content: String) {
    self.init(content: content)
  }

  /// Creates text from a string, without localizing it.
  ///
  /// - Parameter content: The text.
  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol>(_ content: Content) {
    self.init(content: String(content))
  }

  /// Creates localized text from a literal.
  ///
  /// - Parameters:
  ///   - key: The text.
  ///   - tableName: The table of translations.
  ///   - bundle: The bundle of translations.
  ///   - comment: A note for translators.
  public nonisolated init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    if let tableName,
      let found = LocalizedStringKey.translation(of: key.key, values: [], table: tableName)
    {
      self.init(content: found.text)
      return
    }
    self.init(content: key.resolved, links: key.links)
  }

  /// Returns the concatenation of two texts.
  ///
  /// - Parameters:
  ///   - lhs: The first text.
  ///   - rhs: The second text.
  /// - Returns: The joined text.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(content: lhs.content + rhs.content, links: lhs.links + rhs.links)
  }
}

extension Text: PrimitiveView {
  /// Creates the node of the text.
  ///
  /// - Parameters:
  ///   - view: The text.
  ///   - context: The context that the text inherits.
  ///   - parent: The node above.
  /// - Returns: The node.
  public static func makeViewNode(
    _ view: Text,
    in context: ViewContext,
    parent: ViewNode?
  ) -> ViewNode {
    TextNode(view: view, context: context, parent: parent)
  }

  /// Updates the text's node with its new value.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The text.
  public static func updateViewNode(_ node: ViewNode, with view: Text) {
    unsafeDowncast(node, to: TextNode.self).update(with: view)
  }
}
