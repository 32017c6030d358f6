/// A subject of the help and the reference other than a command.
package struct Topic: Hashable, Sendable {
  /// The word for the topic in the help.
  package var name: String
  /// The subject of the topic, in a few words.
  package var summary: String
  /// The content, from top to bottom.
  package var blocks: [Block]
  /// Related commands and topics.
  package var seeAlso: [String]

  /// Creates a topic.
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

  /// A piece of a topic.
  package enum Block: Hashable, Sendable {
    /// A paragraph of prose.
    case text(String)
    /// Lines to type.
    case examples([String])
    /// Words with their meanings.
    case list([HelpEntry])
  }
}
