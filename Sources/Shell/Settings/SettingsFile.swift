import Foundation
package import Script

/// The file with a user's settings, which contains comments and lines of the form `NAME = VALUE`.
///
/// Lines that this version does not understand, perhaps from a newer NavLab, are kept.
package struct SettingsFile: Hashable, Sendable {
  /// The path of the file.
  package let path: String

  /// Creates a reference to a settings file, which may be missing.
  ///
  /// - Parameter path: The path.
  package init(path: String) {
    self.path = path
  }

  /// Returns the settings file at its default path, or nil if there is no such path.
  ///
  /// - Parameter environment: The process's environment.
  /// - Returns: The file, or nil if there is no home folder.
  package static func standard(environment: [String: String]) -> SettingsFile? {
    if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
      return SettingsFile(path: "\(folder)/navlab/settings")
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return SettingsFile(path: "\(home)/.config/navlab/settings")
  }

  /// The content of a settings file.
  package struct Content: Hashable, Sendable {
    /// The settings that the user has chosen.
    package var settings: Settings
    /// The messages about faults in the file, each with its place.
    package var complaints: [String]

    /// Creates the content of a settings file.
    ///
    /// - Parameters:
    ///   - settings: The user's choices.
    ///   - complaints: The faults in the file.
    package init(settings: Settings = Settings(), complaints: [String] = []) {
      self.settings = settings
      self.complaints = complaints
    }
  }

  /// Returns the content of the file, or empty content if the file is missing.
  ///
  /// - Returns: The settings, and the faults in the file.
  package func load() -> Content {
    var content = Content()
    do throws(ScriptError) {
      for (index, line) in try lines().enumerated() {
        do throws(ScriptError) {
          guard let entry = try SettingsLine(line, file: path, number: index + 1).entry else {
            continue
          }
          content.settings.choose(entry.value, for: entry.setting)
        } catch {
          content.complaints.append("\(error)")
        }
      }
    } catch {
      content.complaints.append("\(error); your settings are not used")
    }
    return content
  }

  /// Writes one setting into the file atomically, leaving everything else unchanged.
  ///
  /// - Parameters:
  ///   - value: The value, or nil to remove the choice.
  ///   - setting: The setting.
  /// - Throws: A `ScriptError` if the file cannot be read or written.
  package func write(_ value: String?, for setting: Setting) throws(ScriptError) {
    var lines = try lines()
    if lines.isEmpty { lines = Self.explanation }
    lines.removeAll { SettingsLine.name(in: $0) == setting.name }
    if let value { lines.append("\(setting.name) = \(value)") }
    do {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
    } catch {
      // The attempt to write the file will report why the folder is missing.
    }
    do throws(FileFault) {
      let text = lines.map { $0 + "\n" }.joined()
      try WholeFile(path: path).write(text, replacing: true)
    } catch {
      throw ScriptError(
        "the file cannot be written: \(error.reason)",
        at: ScriptPosition(file: path)
      )
    }
  }

  private func lines() throws(ScriptError) -> [String] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    var lines = try ScriptSource(contentsOf: path).lines
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The lines of explanation at the top of a new file.
  private static var explanation: [String] {
    ["# NavLab's settings, one per line: NAME = VALUE. 'set' at the prompt shows and changes them."]
      + Setting.allCases.map { "#   \($0.name): \($0.meaning) (\($0.standard))" }
  }
}
