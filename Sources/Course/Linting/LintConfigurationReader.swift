import FaultCatalogue
package import Findings
import Foundation
import Yams

/// A reader of a project's linter configuration in `.navlab.yml`.
package enum LintConfigurationReader {
  /// The name of the configuration file.
  package static let fileName = ".navlab.yml"

  /// Returns the path of the nearest configuration file in or above a path's folder, or nil if there is none.
  ///
  /// - Parameter path: The absolute path of a file or folder to check.
  /// - Returns: The path of the file, or nil if there is none.
  package static func file(for path: String) -> String? {
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    while true {
      let candidate = folder.appending(path: fileName).path
      if FileManager.default.fileExists(atPath: candidate) { return candidate }
      guard folder.path != "/" else { return nil }
      folder.deleteLastPathComponent()
    }
  }

  /// Reads the configuration from a file.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The configuration.
  /// - Throws: All problems in the file.
  package static func read(_ path: String) throws(ContentError) -> LintConfiguration {
    let text = try TextFile.read(path, remedy: "leave '--config' out, or name a file that exists")
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().standardizedFileURL.path
    return try configuration(text, file: path, folder: folder)
  }

  /// Reads the configuration from the text of a file.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - file: The name to use in messages.
  ///   - folder: The folder of the file.
  /// - Returns: The configuration; an empty file, or one with comments only, sets nothing.
  /// - Throws: All problems in the file.
  package static func configuration(
    _ text: String,
    file: String,
    folder: String
  ) throws(ContentError) -> LintConfiguration {
    var configuration = LintConfiguration(folder: folder)
    guard hasContent(text) else { return configuration }
    var log = ProblemLog(file: file)
    guard var mapping = YAMLDocument.parse(text, log: &log) else {
      throw ContentError(log.problems)
    }
    configuration.excluded = mapping.positionedTexts("exclude", log: &log).map(\.text)
    if let text = mapping.positionedTexts("ios", log: &log).first {
      configuration.deploymentTarget = DeploymentTarget(text.text)
      if configuration.deploymentTarget == nil {
        log.report(
          "'\(text.text)' is not a version of iOS; write a version such as '17' or '17.4'",
          at: text.position
        )
      }
    }
    configuration.levels = levels(&mapping, log: &log)
    for key in mapping.keys where !["exclude", "ios", "faults"].contains(key) {
      let nearest = Suggestion.nearest(to: key, among: ["exclude", "ios", "faults"])
      let remedy = nearest.map { "did you mean '\($0)'?" } ?? "use 'exclude', 'ios' or 'faults'"
      log.report("'\(key)' is not a known key; \(remedy)", at: mapping.keyPosition(of: key))
    }
    try log.throwProblems()
    return configuration
  }

  private static func hasContent(_ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).contains { line in
      let rest = line.drop { $0 == " " || $0 == "\t" }
      return !rest.isEmpty && !rest.hasPrefix("#")
    }
  }

  private static func levels(
    _ mapping: inout YAMLMapping,
    log: inout ProblemLog
  ) -> [String: LintConfiguration.Level] {
    guard let node = mapping.take("faults") else { return [:] }
    guard var faults = YAMLMapping(node) else {
      log.report("'faults' needs lines such as 'nested-stack: error' below it", at: node.position)
      return [:]
    }
    var levels: [String: LintConfiguration.Level] = [:]
    for id in faults.keys {
      guard Fault.named(id) != nil else {
        let nearest = Suggestion.nearest(to: id, among: Fault.all.map(\.id))
        let remedy = nearest.map { "did you mean '\($0)'?" } ?? "'navlab explain' lists all"
        log.report("there is no fault '\(id)'; \(remedy)", at: faults.keyPosition(of: id))
        continue
      }
      // Without quotation marks, two of the four words have another meaning in YAML.
      guard let value = faults.take(id)?.scalar?.string else {
        log.report("'\(id)' must be off, note, warning or error", at: faults.position(of: id))
        continue
      }
      guard let level = LintConfiguration.Level(rawValue: value == "false" ? "off" : value) else {
        log.report(
          "'\(id)' must be off, note, warning or error, not '\(value)'",
          at: faults.position(of: id)
        )
        continue
      }
      levels[id] = level
    }
    return levels
  }
}
