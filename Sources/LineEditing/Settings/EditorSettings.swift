/// The settings of a person's `.editrc`.
package struct EditorSettings: Hashable, Sendable {
  /// No wishes.
  package static let none = EditorSettings()

  /// Whether lines are edited at all; `edit off` says no.
  package var isEditing = true
  /// Whether the keys are those of vi; `bind -v` says so.
  package var usesVi = false
  /// The keys that do something of the person's choice, in the order of the file.
  var keys: [Key] = []

  /// A key and what it does.
  struct Key: Hashable, Sendable {
    /// The key in libedit's notation.
    var notation: String
    /// Whether it is meant for vi's command mode.
    var isAlternative: Bool
    var action: Action
  }

  /// The action of a key.
  enum Action: Hashable, Sendable {
    case command(EditorCommand)
    /// Types a text, which may hold control characters.
    case text(String)
  }

  /// The most keys that type a text.
  static let mostTexts = 16
}
