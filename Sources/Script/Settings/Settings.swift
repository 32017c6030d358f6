/// The values that a user has chosen for settings.
package struct Settings: Hashable, Sendable {
  private var chosen: [Setting: String]

  /// Creates settings with the chosen values.
  ///
  /// - Parameter chosen: The user's choices; other settings have their default values.
  package init(_ chosen: [Setting: String] = [:]) {
    self.chosen = chosen
  }

  /// The chosen value of a setting, or its default value if none is chosen.
  package subscript(setting: Setting) -> String {
    chosen[setting] ?? setting.standard
  }

  /// Returns whether the user has chosen a value for a setting.
  ///
  /// - Parameter setting: The setting.
  /// - Returns: Whether it was chosen, even if the value equals the default.
  package func isChosen(_ setting: Setting) -> Bool {
    chosen[setting] != nil
  }

  /// Chooses a value for a setting, or restores its default value.
  ///
  /// - Parameters:
  ///   - value: The value, or nil for the default.
  ///   - setting: The setting.
  package mutating func choose(_ value: String?, for setting: Setting) {
    chosen[setting] = value
  }

  /// Returns the value of a setting as a number, or nil if the value is a word.
  ///
  /// - Parameter setting: The setting.
  /// - Returns: The number, or nil.
  package func number(_ setting: Setting) -> Int? {
    Int(self[setting])
  }
}
