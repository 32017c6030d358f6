package import Script

/// A store of the user's settings while the program runs.
package final class SettingsStore {
  /// The current settings.
  package private(set) var settings: Settings
  /// The messages about faults in the file, to be reported once.
  package let complaints: [String]
  private let file: SettingsFile?

  /// Creates a store by reading the settings file.
  ///
  /// - Parameter file: The file with the settings, or nil if changes affect only this run.
  package init(file: SettingsFile? = nil) {
    self.file = file
    let content = file?.load() ?? SettingsFile.Content()
    settings = content.settings
    complaints = content.complaints
  }

  /// Changes a setting, and returns the reason why the change could not be saved, or nil if there is none.
  ///
  /// - Parameters:
  ///   - value: The value, or nil for the default.
  ///   - setting: The setting.
  /// - Returns: The reason why the change affects only this run, or nil if it was saved.
  package func choose(_ value: String?, for setting: Setting) -> String? {
    settings.choose(value, for: setting)
    guard let file else { return nil }
    do throws(ScriptError) {
      try file.write(value, for: setting)
      return nil
    } catch {
      return "the setting applies only until you leave: \(error)"
    }
  }
}
