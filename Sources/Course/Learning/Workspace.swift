import Foundation

/// The folder in which a learner works; each exercise has a folder of its own in it.
package struct Workspace: Hashable, Sendable {
  /// The path of the folder.
  package let path: String

  /// - Parameter path: The path of the folder, absolute or relative to the current one.
  package init(path: String) {
    self.path = path
  }

  /// The name of the folder.
  package var name: String {
    URL(fileURLWithPath: path).lastPathComponent
  }

  /// A path as somebody in this folder would write it.
  ///
  /// - Parameter file: The path of a file.
  /// - Returns: The part below this folder, or the whole path when the file is elsewhere.
  package func shortened(_ file: String) -> String {
    file.hasPrefix("\(path)/") ? String(file.dropFirst(path.count + 1)) : file
  }

  /// Where the learner's copy of an exercise is, or would be.
  ///
  /// Somebody who has gone into the exercise's folder means that folder.
  ///
  /// - Parameter exercise: The exercise.
  /// - Returns: The folder's path.
  package func folder(for exercise: Exercise) -> String {
    let folder = "\(exercise.id)"
    return name == folder ? path : ContentFolder(path).path(of: folder)
  }

  /// Whether the learner has a copy of an exercise here.
  ///
  /// - Parameter exercise: The exercise.
  /// - Returns: Whether its folder is there.
  package func holds(_ exercise: Exercise) -> Bool {
    FileManager.default.fileExists(atPath: folder(for: exercise))
  }

  /// Copies what a learner starts from, unless there is a folder already.
  ///
  /// The copy is put together beside its place and moved there at the end, so that a copy that was cut
  /// short leaves nothing behind that looks like work.
  ///
  /// - Parameter exercise: The exercise.
  /// - Returns: The paths of the files that were written.
  /// - Throws: A `ContentError` when the folder is there already or cannot be written.
  package func start(_ exercise: Exercise) throws -> [String] {
    let folder = folder(for: exercise)
    let files = FileManager.default
    guard !files.fileExists(atPath: folder) else {
      throw ContentError(
        file: shortened(folder),
        message: "this folder is there already, and nothing in it was touched;"
          + " go on in it, or move it away to start again"
      )
    }
    let draft = folder + ".draft-\(ProcessInfo.processInfo.processIdentifier)"
    var written: [String] = []
    do {
      try files.createDirectory(atPath: draft, withIntermediateDirectories: true)
      for (source, name) in sources(of: exercise) {
        try files.copyItem(atPath: source, toPath: "\(draft)/\(name)")
        if name == Self.taskFile { try addContract(of: exercise, to: "\(draft)/\(name)") }
        written.append("\(folder)/\(name)")
      }
      try files.moveItem(atPath: draft, toPath: folder)
    } catch {
      try? files.removeItem(atPath: draft)  // A draft that stays behind does no harm.
      throw ContentError(
        file: folder,
        message:
          "the exercise cannot be copied here (\(error.localizedDescription)); check the folder"
      )
    }
    return written
  }

  /// Puts the learner's files of an exercise back to what they were at the start.
  ///
  /// All that is in the folder is copied beside it first, so that nothing is lost.
  ///
  /// - Parameter exercise: The exercise.
  /// - Returns: The path of the copy, and those of the files that were put back.
  /// - Throws: A `ContentError` when the folder is not there or a file cannot be written.
  package func reset(_ exercise: Exercise) throws -> (backup: String, files: [String]) {
    let folder = folder(for: exercise)
    let files = FileManager.default
    var number = 1
    while files.fileExists(atPath: "\(folder).backup-\(number)") { number += 1 }
    let backup = "\(folder).backup-\(number)"
    do {
      try files.copyItem(atPath: folder, toPath: backup)
      return (
        backup,
        try sources(of: exercise).map { source, name in
          let target = "\(folder)/\(name)"
          try Data(contentsOf: URL(fileURLWithPath: source))
            .write(to: URL(fileURLWithPath: target), options: .atomic)
          return target
        }
      )
    } catch {
      throw ContentError(
        file: folder,
        message: "the exercise cannot be put back (\(error.localizedDescription)); check the folder"
      )
    }
  }

  private static let taskFile = "Task.md"

  /// Writes below a task how the work is judged.
  private func addContract(of exercise: Exercise, to path: String) throws {
    let task = try TextFile.read(path, remedy: "write in it what to do")
    let text = task.trimmingWhitespace() + "\n\n" + exercise.contract.markdown
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private func sources(of exercise: Exercise) -> [(path: String, name: String)] {
    var sources = [(path: "\(exercise.folder)/Task.md", name: Self.taskFile)]
    if exercise.kind.hasGivenApp { sources.append((path: exercise.app, name: "App.swift")) }
    return sources + exercise.files.map { (path: "\(exercise.starter)/\($0)", name: $0) }
  }
}
