package import Script

/// The user's settings while the program runs.
package final class SettingsStore {
  /// The current settings.
  package private(set) var settings: Settings
  /// The faults in the file, which are reported once.
  package let complaints: [String]
  private let file: SettingsFile?

  /// Reads the settings.
  ///
  /// - Parameter file: The file that keeps them, or nil where changes count for this run only.
  package init(file: SettingsFile? = nil) {
    self.file = file
    let content = file?.load() ?? SettingsFile.Content()
    settings = content.settings
    complaints = content.complaints
  }

  /// Changes a setting, and saves the change.
  ///
  /// - Parameters:
  ///   - value: The value, or nil for the usual one.
  ///   - setting: The setting.
  /// - Returns: Why the change counts for this run only, or nil where it is kept.
  package func choose(_ value: String?, for setting: Setting) -> String? {
    settings.choose(value, for: setting)
    guard let file else { return nil }
    do throws(ScriptError) {
      try file.write(value, for: setting)
      return nil
    } catch {
      return "this applies until you leave: \(error)"
    }
  }
}
