import Foundation

/// The file that keeps a learner's progress: readable JSON, replaced as a whole.
package struct ProgressFile: Hashable, Sendable {
  /// The file's path.
  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// The place of the file when the learner has not said otherwise.
  ///
  /// - Parameter environment: The variables of the process; `XDG_DATA_HOME` and `HOME` count.
  /// - Returns: The file, or nil when there is no home folder to put it in.
  package static func standard(environment: [String: String]) -> ProgressFile? {
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      return ProgressFile(path: "\(data)/navlab/progress.json")
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return ProgressFile(path: "\(home)/.local/share/navlab/progress.json")
  }

  /// Reads the progress.
  ///
  /// - Returns: The progress; that of a beginner when there is no file.
  /// - Throws: A `ContentError` when there is a file that cannot be understood.
  package func read() throws -> Progress {
    guard FileManager.default.fileExists(atPath: path) else { return Progress() }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ContentError(file: path, message: "your progress cannot be read; check who may open it")
    }
    let format: Format
    do {
      format = try JSONDecoder().decode(Format.self, from: data)
    } catch {
      throw ContentError(
        file: path,
        message: "this is not the progress file that NavLab wrote; repair it, or move it away"
          + " to begin anew"
      )
    }
    guard format.version == Format.currentVersion else {
      throw ContentError(
        file: path,
        message: "this was written by another version of NavLab (format \(format.version));"
          + " use that version, or move the file away to begin anew"
      )
    }
    return Progress(exercises: format.exercises)
  }

  /// Writes the progress; a reader sees the old file or the new one, and nothing between.
  ///
  /// - Parameter progress: What to write.
  /// - Throws: A `ContentError` when the file cannot be written.
  package func write(_ progress: Progress) throws {
    let url = URL(fileURLWithPath: path)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let format = Format(version: Format.currentVersion, exercises: progress.exercises)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try (encoder.encode(format) + Data("\n".utf8)).write(to: url, options: .atomic)
    } catch {
      throw ContentError(
        file: path,
        message: "your progress cannot be saved (\(error.localizedDescription)); check the folder"
      )
    }
  }

  private struct Format: Codable {
    static let currentVersion = 1

    var version: Int
    var exercises: [String: Progress.Record]
  }
}
