import Foundation

/// The build settings of a target, from which Xcode derives compiler options and an app's
/// properties.
struct XcodeSettings: Hashable, Sendable {
  /// The values, keyed by setting name, with unresolved references.
  private(set) var values: [String: String]

  /// Creates settings from values.
  init(_ values: [String: String] = [:]) {
    self.values = values
  }

  /// Adds more specific settings, in which `$(inherited)` refers to the previous value.
  ///
  /// - Parameter closer: The settings.
  mutating func merge(_ closer: [String: String]) {
    for (name, value) in closer where !name.contains("[") {
      let before = values[name] ?? ""
      values[name] = value.replacingOccurrences(of: "$(inherited)", with: before)
        .trimmingCharacters(in: .whitespaces)
    }
  }

  /// Returns the value of a setting with its references resolved, or nil if there is none.
  subscript(name: String) -> String? {
    values[name].map { filled($0, depth: 0) }
  }

  /// Returns whether a setting has the value `YES`.
  func isOn(_ name: String) -> Bool { self[name] == "YES" }

  /// Returns the words in the value of a setting.
  func list(_ name: String) -> [String] {
    self[name]?.split(separator: " ").map(String.init) ?? []
  }

  /// Returns the settings whose names start with a prefix, with the prefix removed from the names.
  func values(behind prefix: String) -> [(name: String, value: String)] {
    values.keys.filter { $0.hasPrefix(prefix) }.sorted().map { name in
      (String(name.dropFirst(prefix.count)), self[name] ?? "")
    }
  }

  /// The values of all settings, with their references resolved.
  var all: [String: String] { values.mapValues { filled($0, depth: 0) } }

  private func filled(_ value: String, depth: Int) -> String {
    guard depth < 8, value.contains("$") else { return value }
    return value.replacing(/\$[({]([A-Za-z_0-9]+)(?::([a-z0-9]+))?[)}]/) { match in
      let text = filled(values[String(match.1)] ?? "", depth: depth + 1)
      if match.2 == "lower" { return text.lowercased() }
      if match.2 == "upper" { return text.uppercased() }
      guard match.2?.contains("identifier") == true else { return text }
      return String(text.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "_" })
    }
  }

  /// Returns the settings in a file whose lines have the form `NAME = value`, keyed by name.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - depth: The number of files that include one another.
  /// - Returns: The settings; empty if the file is missing.
  static func file(at path: String, depth: Int = 0) -> [String: String] {
    guard depth < 8, let data = FileManager.default.contents(atPath: path) else { return [:] }
    var settings = XcodeSettings()
    let folder = URL(filePath: path).deletingLastPathComponent()
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let line = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
      if let included = line.firstMatch(of: /^\s*#include\??\s*"([^"]+)"/) {
        let other = folder.appending(path: String(included.1)).path
        settings.merge(file(at: other, depth: depth + 1))
      } else if let match = line.wholeMatch(of: /\s*(\w+)\s*=\s*(.*)/) {
        settings.merge([String(match.1): match.2.trimmingCharacters(in: .whitespaces)])
      }
    }
    return settings.values
  }
}
