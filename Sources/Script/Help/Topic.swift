/// A subject, other than a command, that the help and the reference explain.
package struct Topic: Hashable, Sendable {
  /// The word that requests the topic in the help.
  package var name: String
  /// The subject of the topic, in a few words.
  package var summary: String
  /// The content of the topic, from top to bottom.
  package var blocks: [Block]
  /// The names of related commands and topics.
  package var seeAlso: [String]

  /// Creates a topic from its content.
  ///
  /// - Parameters:
  ///   - name: The name by which help finds the topic.
  ///   - summary: The subject of the topic, in a few words.
  ///   - blocks: The content, from top to bottom.
  ///   - seeAlso: Related commands and topics.
  package init(name: String, summary: String, blocks: [Block], seeAlso: [String]) {
    self.name = name
    self.summary = summary
    self.blocks = blocks
    self.seeAlso = seeAlso
  }

  /// A block of a topic's content.
  package enum Block: Hashable, Sendable {
    /// A paragraph of text.
    case text(String)
    /// Example lines to type.
    case examples([String])
    /// A list of terms with their meanings.
    case list([HelpEntry])
  }
}
