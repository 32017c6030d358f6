/// The settings of a user's `.editrc`.
package struct EditorSettings: Hashable, Sendable {
  /// The default settings.
  package static let none = EditorSettings()

  /// Whether lines are edited; `edit off` turns this off.
  package var isEditing = true
  /// Whether vi's keys are used; `bind -v` turns this on.
  package var usesVi = false
  /// The user's key bindings, in the order of the file.
  var keys: [Key] = []

  /// A key and its action.
  struct Key: Hashable, Sendable {
    /// The key in libedit's notation.
    var notation: String
    /// Whether the binding is for vi's command mode.
    var isAlternative: Bool
    var action: Action
  }

  /// The action of a key.
  enum Action: Hashable, Sendable {
    case command(EditorCommand)
    /// Types text, which may contain control characters.
    case text(String)
  }

  /// The maximum number of keys that type text.
  static let mostTexts = 16
}
