/// A subject of lessons and exercises, with a name that people search for.
package struct CourseTopic: Hashable, Sendable {
  /// The name of the topic in plain words, such as `sheet`.
  package var name: String
  /// Other words for the topic, such as `modal`.
  package var aliases: [String]

  package init(name: String, aliases: [String] = []) {
    self.name = name
    self.aliases = aliases
  }
}
