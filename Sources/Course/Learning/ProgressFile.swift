import Foundation

/// A learner's progress file, which contains readable JSON and is replaced atomically.
package struct ProgressFile: Hashable, Sendable {
  /// The path of the file.
  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// Returns the progress file at its default path, or nil if there is no such path.
  ///
  /// - Parameter environment: The variables of the process, of which `XDG_DATA_HOME` and `HOME` are used.
  /// - Returns: The file, or nil if there is no home folder.
  package static func standard(environment: [String: String]) -> ProgressFile? {
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      return ProgressFile(path: "\(data)/navlab/progress.json")
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return ProgressFile(path: "\(home)/.local/share/navlab/progress.json")
  }

  /// A Boolean value that indicates whether the file exists.
  package var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// Reads the progress from the file, or returns empty progress if there is no file.
  ///
  /// - Returns: The progress; empty if there is no file.
  /// - Throws: A `ContentError` if the file exists but is invalid.
  package func read() throws(ContentError) -> Progress {
    guard exists else { return Progress() }
    let text = try TextFile.read(path, remedy: "name a file that 'navlab progress export' wrote")
    let format: Format
    do {
      format = try JSONDecoder().decode(Format.self, from: Data(text.utf8))
    } catch {
      throw ContentError(
        file: path,
        message: "this is not a NavLab progress file; repair it, or move it away"
          + " to start again"
      )
    }
    guard format.version == Format.currentVersion else {
      throw ContentError(
        file: path,
        message: "this file was written by another version of NavLab (format \(format.version));"
          + " use that version, or move the file away to start again"
      )
    }
    return Progress(
      exercises: format.exercises,
      current: format.current.flatMap { ItemName($0) },
      lessons: format.lessons ?? [:],
      currentLesson: format.currentLesson.flatMap { ItemName($0) }
    )
  }

  /// Writes the progress to the file atomically.
  ///
  /// - Parameter progress: The progress.
  /// - Throws: A `ContentError` if the file cannot be written.
  package func write(_ progress: Progress) throws(ContentError) {
    // A link is kept, and the file that it leads to is written.
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let format = Format(
      version: Format.currentVersion,
      current: progress.current.map { "\($0)" },
      currentLesson: progress.currentLesson.map { "\($0)" },
      exercises: progress.exercises,
      lessons: progress.lessons.isEmpty ? nil : progress.lessons
    )
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try (encoder.encode(format) + Data("\n".utf8)).write(to: url, options: .atomic)
    } catch {
      throw unwritable(error.localizedDescription)
    }
  }

  /// Changes the stored progress while no other NavLab process changes it, and returns the new progress.
  ///
  /// - Parameter change: A closure that changes the progress.
  /// - Returns: The progress as written.
  /// - Throws: A `ContentError` if the file is invalid or cannot be written; it is not changed then.
  @discardableResult
  package func update(_ change: (inout Progress) -> Void) throws(ContentError) -> Progress {
    do {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: path).deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
    } catch {
      throw unwritable(error.localizedDescription)
    }
    return try FileLock.takeTurns(path + ".lock") { () throws(ContentError) in
      var progress = try read()
      change(&progress)
      try write(progress)
      return progress
    }
  }

  private func unwritable(_ reason: String) -> ContentError {
    ContentError(file: path, message: "your progress cannot be saved (\(reason)); check the folder")
  }

  private struct Format: Codable {
    static let currentVersion = 1

    var version: Int
    var current: String?
    var currentLesson: String?
    var exercises: [String: Progress.Record]
    var lessons: [String: Progress.LessonRecord]?
  }
}
