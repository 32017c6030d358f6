/// One or more lines of text.
public struct Text: Equatable, Sendable {
  /// What a person reads.
  package let content: String

  package nonisolated init(content: String) {
    self.content = content
  }

  /// Creates a text that is not looked up in any table.
  ///
  /// - Parameter content: The text.
  public nonisolated init(verbatim content: String) {
    self.content = content
  }

  /// Creates a text from a string that is not a literal.
  ///
  /// - Parameter content: The text.
  @_disfavoredOverload
  public nonisolated init<Content: StringProtocol>(_ content: Content) {
    self.content = String(content)
  }

  /// Creates a text from a literal, which an app may translate.
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
    content = key.resolved
  }

  /// Joins two texts.
  ///
  /// - Parameters:
  ///   - lhs: The first text.
  ///   - rhs: The second text.
  /// - Returns: Both, one after the other.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(content: lhs.content + rhs.content)
  }
}

extension Text: LeafView {
  package func lower(_ node: ViewNode, into lowering: inout Lowering) {
    lowering.add(SceneElement(id: node.id, kind: .text, label: content))
  }
}
