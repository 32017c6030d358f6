/// The content of the help, which consists of commands and topics.
package struct HelpLibrary: Sendable {
  /// The topics, in the order of the help.
  package var topics: [Topic]

  /// Creates a library of all commands and the given topics.
  ///
  /// - Parameter topics: The topics; by default, those about the language.
  package init(topics: [Topic] = TopicList.all) {
    self.topics = topics
  }

  /// A subject on which a user requests help.
  package enum Subject {
    /// The list of all commands.
    case commands
    /// A single command.
    case command(any Command.Type)
    /// A single topic.
    case topic(Topic)
  }

  /// Returns the subject that a word names, or nil if there is none.
  ///
  /// - Parameter word: The name of a command, a topic or one of SwiftUI's controls, such as `Stepper`.
  /// - Returns: The command or topic, or nil if there is none.
  package func subject(_ word: String) -> Subject? {
    if word == Self.allCommands { return .commands }
    if let command = CommandList.command(word) { return .command(command) }
    if let topic = topics.first(where: { $0.name == word }) { return .topic(topic) }
    return ControlWords.command(for: word).flatMap(CommandList.command).map(Subject.command)
  }

  /// The names of all commands, followed by those of all topics.
  package var names: [String] {
    CommandList.all.map { $0.word } + [Self.allCommands] + topics.map(\.name)
  }

  /// The word that requests the list of all commands.
  package static let allCommands = "commands"
}
