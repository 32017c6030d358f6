import Foundation

/// The folder in which a learner works, with a subfolder for each exercise.
package struct Workspace: Hashable, Sendable {
  /// The path of the workspace's folder.
  package let path: String
  /// The path of the learner's current folder, which is the workspace or a subfolder of it.
  package let current: String

  /// The name of a workspace's folder for NavLab's own files.
  package static let ownFolder = ".navlab"

  /// Creates a workspace in a folder.
  ///
  /// - Parameter path: The path of the folder, absolute or relative to the current one.
  package init(path: String) {
    self.path = path
    current = path
  }

  /// Creates the workspace that contains a folder.
  ///
  /// It is the nearest folder upwards that was set up as one. From the folder of an exercise, it is always the folder
  /// above; from any other folder, it is that folder, which may be set up later.
  ///
  /// - Parameter folder: The absolute path of the learner's current folder.
  package init(around folder: String) {
    current = folder
    var candidate = URL(fileURLWithPath: folder)
    while candidate.pathComponents.count > 1 {
      if Self.isSetUp(candidate.path) {
        path = candidate.path
        return
      }
      candidate.deleteLastPathComponent()
    }
    let url = URL(fileURLWithPath: folder)
    let isExercise =
      ItemName(url.lastPathComponent) != nil && ContentFolder(folder).hasFile(Self.task)
    path = isExercise ? url.deletingLastPathComponent().path : folder
  }

  /// A Boolean value that indicates whether the folder was set up for work, including files for editors.
  package var isSetUp: Bool { Self.isSetUp(path) }

  private static func isSetUp(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/\(ownFolder)/modules")
  }

  /// Returns whether the learner is in the folder of an exercise or in one of its subfolders.
  ///
  /// - Parameter exercise: The exercise's name.
  /// - Returns: Whether the learner is there.
  package func isInside(_ exercise: ItemName) -> Bool {
    "\(current)/".hasPrefix("\(path)/\(exercise)/")
  }

  /// Returns a path as the learner would write it from the current folder.
  ///
  /// - Parameter file: The path of a file.
  /// - Returns: The path from the current folder, or the whole path if the file is outside the workspace.
  package func shortened(_ file: String) -> String {
    if file.hasPrefix("\(current)/") { return String(file.dropFirst(current.count + 1)) }
    guard file.hasPrefix("\(path)/") else { return file }
    let depth = current.dropFirst(path.count).count { $0 == "/" }
    return String(repeating: "../", count: depth) + file.dropFirst(path.count + 1)
  }

  /// Returns the path of the folder for the learner's copy of an exercise, whether or not it exists.
  ///
  /// - Parameter exercise: The exercise.
  /// - Returns: The folder's path.
  package func folder(for exercise: Exercise) -> String {
    ContentFolder(path).path(of: "\(exercise.id)")
  }

  /// Returns whether the workspace contains a copy of an exercise.
  ///
  /// - Parameter exercise: The exercise.
  /// - Returns: Whether the folder of the exercise exists.
  package func holds(_ exercise: Exercise) -> Bool {
    FileManager.default.fileExists(atPath: folder(for: exercise))
  }

  /// Returns whether the learner's files are still in their initial state.
  ///
  /// - Parameter exercise: The exercise.
  /// - Returns: Whether each of them exists and is unchanged.
  package func isUntouched(_ exercise: Exercise) -> Bool {
    exercise.files.allSatisfy { name in
      let mine = FileManager.default.contents(atPath: "\(folder(for: exercise))/\(name)")
      return mine != nil
        && mine == FileManager.default.contents(atPath: "\(exercise.starter)/\(name)")
    }
  }

  /// Returns the paths of the learner's files for an exercise, whether or not the files exist.
  ///
  /// - Parameter exercise: The exercise.
  /// - Returns: The paths, beginning with the task.
  package func files(of exercise: Exercise) -> [String] {
    sources(of: exercise).map { "\(folder(for: exercise))/\($0.name)" }
  }

  /// The result of copying an exercise's files.
  package struct Copy: Hashable, Sendable {
    /// The paths of the files that were written.
    package var written: [String] = []
    /// The paths of existing files that were kept.
    package var kept: [String] = []
  }

  /// Copies the starter files without changing existing files, and returns the paths of both.
  ///
  /// The copy is prepared in another place and moved at the end, so that an interrupted copy leaves nothing that looks
  /// like work.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - spelling: A closure that adapts the commands of a task to this folder.
  /// - Returns: The written files, and the existing ones.
  /// - Throws: A `ContentError` if the folder cannot be written.
  package func start(
    _ exercise: Exercise,
    spelling: (String) -> String = { $0 }
  ) throws(ContentError) -> Copy {
    let folder = folder(for: exercise)
    let files = FileManager.default
    var copy = Copy()
    let draft = folder + ".draft-\(ProcessInfo.processInfo.processIdentifier)"
    let isNew = !files.fileExists(atPath: folder)
    do {
      try files.createDirectory(atPath: draft, withIntermediateDirectories: true)
      defer {
        // A remaining draft does no harm.
        try? files.removeItem(atPath: draft)
      }
      for (source, name) in sources(of: exercise) {
        let target = "\(folder)/\(name)"
        guard isNew || !files.fileExists(atPath: target) else {
          copy.kept.append(target)
          continue
        }
        try content(of: source, for: exercise, spelling)
          .write(to: URL(fileURLWithPath: "\(draft)/\(name)"))
        if !isNew { try files.moveItem(atPath: "\(draft)/\(name)", toPath: target) }
        copy.written.append(target)
      }
      if isNew { try files.moveItem(atPath: draft, toPath: folder) }
    } catch let error as ContentError {
      throw error
    } catch {
      throw ContentError(
        file: folder,
        message:
          "the exercise cannot be copied here (\(error.localizedDescription)); check the folder"
      )
    }
    return copy
  }

  /// Backs up the learner's files for an exercise, and restores them to their initial state.
  ///
  /// The whole folder is copied first, so nothing is lost.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - spelling: A closure that adapts the commands of a task to this folder.
  /// - Returns: The path of the copy, and the paths of the restored files.
  /// - Throws: A `ContentError` if the folder is missing or a file cannot be written.
  package func reset(
    _ exercise: Exercise,
    spelling: (String) -> String = { $0 }
  ) throws(ContentError) -> (backup: String, files: [String]) {
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
          try content(of: source, for: exercise, spelling)
            .write(to: URL(fileURLWithPath: target), options: .atomic)
          return target
        }
      )
    } catch let error as ContentError {
      throw error
    } catch {
      throw ContentError(
        file: folder,
        message: "the exercise cannot be restored (\(error.localizedDescription)); check the folder"
      )
    }
  }

  private static let task = "Task.md"

  /// Returns the learner's version of a course file, in which a task ends with its contract.
  private func content(
    of source: String,
    for exercise: Exercise,
    _ spelling: (String) -> String
  ) throws -> Data {
    guard source.hasSuffix("/\(Self.task)") else {
      return try Data(contentsOf: URL(fileURLWithPath: source))
    }
    let task = try TextFile.read(source, remedy: "create it, and write the task in it")
    return Data((spelling(task.trimmingWhitespace()) + "\n\n" + exercise.contract.markdown).utf8)
  }

  private func sources(of exercise: Exercise) -> [(path: String, name: String)] {
    var sources = [(path: "\(exercise.folder)/\(Self.task)", name: Self.task)]
    if exercise.kind.hasGivenApp { sources.append((path: exercise.app, name: "App.swift")) }
    let data = exercise.data.sorted { $0.key < $1.key }.map { (path: $0.value, name: $0.key) }
    return sources + exercise.files.map { (path: "\(exercise.starter)/\($0)", name: $0) } + data
  }
}
