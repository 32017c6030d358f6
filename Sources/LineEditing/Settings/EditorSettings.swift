/// The settings in a user's `.editrc`.
package struct EditorSettings: Hashable, Sendable {
  /// The default settings, used without an `.editrc`.
  package static let none = EditorSettings()

  /// A Boolean value that indicates whether lines can be edited, which is false with the setting `edit off`.
  package var isEditing = true
  /// A Boolean value that indicates whether vi's keys are used, which the setting `bind -v` requests.
  package var usesVi = false
  /// The user's key bindings, in the order of the file.
  var keys: [Key] = []

  /// A key with its action.
  struct Key: Hashable, Sendable {
    /// The key in libedit's notation.
    var notation: String
    /// A Boolean value that indicates whether the binding applies to vi's command mode.
    var isAlternative: Bool
    var action: Action
  }

  /// An action of a key.
  enum Action: Hashable, Sendable {
    case command(EditorCommand)
    /// An action that types text, which may contain control characters.
    case text(String)
  }

  /// The maximum number of keys that type text.
  static let mostTexts = 16
}
