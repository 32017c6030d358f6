/// A subject of lessons and exercises, under the name that people search for.
package struct CourseTopic: Hashable, Sendable {
  /// The name, such as `sheet`, in plain words.
  package var name: String
  /// Other words for it, such as `modal`.
  package var aliases: [String]

  package init(name: String, aliases: [String] = []) {
    self.name = name
    self.aliases = aliases
  }
}
