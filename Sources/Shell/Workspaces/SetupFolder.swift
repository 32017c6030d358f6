import Foundation

/// A folder for new files, which never replace a user's files.
struct SetupFolder {
  /// The absolute path of the folder.
  let path: String

  /// An outcome of writing a file into the folder.
  enum Outcome: Hashable {
    /// A file that was written.
    case written
    /// A file that already existed with the same content.
    case same
    /// An existing file with different content, which was kept.
    case kept
  }

  /// Creates the folder or a subfolder unless it exists.
  func make(_ name: String? = nil) throws(CommandFailure) {
    let place = name.map { "\(path)/\($0)" } ?? path
    do {
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    } catch {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: place, isDirectory: &isFolder)
      let reason = exists && !isFolder.boolValue ? "this is a file" : error.localizedDescription
      throw failure(place, "a folder is needed here, but it cannot be created: \(reason)")
    }
  }

  /// Writes a file unless it exists, and returns the outcome.
  func write(_ text: String, to name: String) throws(CommandFailure) -> Outcome {
    try makeFolder(around: name)
    let place = "\(path)/\(name)"
    do throws(FileFault) {
      try WholeFile(path: place).write(text, replacing: false)
      return .written
    } catch {
      guard error.isAlreadyThere else {
        throw failure(place, "the file cannot be written: \(error.reason)")
      }
      let present = FileManager.default.contents(atPath: place)
      return present == Data(text.utf8) ? .same : .kept
    }
  }

  /// Writes one of NavLab's own files, replacing any older one.
  func replace(
    _ text: String,
    at name: String,
    isProgram: Bool = false
  ) throws(CommandFailure) {
    do throws(FileFault) {
      try WholeFile(path: "\(path)/\(name)").write(text, replacing: true)
      guard !isProgram || chmod("\(path)/\(name)", 0o755) == 0 else { throw FileFault(errno) }
    } catch {
      throw failure("\(path)/\(name)", "the file cannot be written: \(error.reason)")
    }
  }

  /// Creates a link unless a file with the link's name exists, and returns the outcome.
  func link(_ name: String, to target: String) throws(CommandFailure) -> Outcome {
    try makeFolder(around: name)
    let place = "\(path)/\(name)"
    guard symlink(target, place) != 0 else { return .written }
    let fault = FileFault(errno)
    guard fault.isAlreadyThere else {
      throw failure(place, "the link cannot be created: \(fault.reason)")
    }
    return Self.target(of: place) == target ? .same : .kept
  }

  /// Creates one of NavLab's own links, replacing any older one.
  func replaceLink(_ name: String, to target: String) throws(CommandFailure) {
    let place = "\(path)/\(name)"
    guard Self.target(of: place) != target else { return }
    let draft = "\(place).\(getpid())"
    unlink(draft)
    guard symlink(target, draft) == 0, rename(draft, place) == 0 else {
      throw failure(place, "the link cannot be created: \(FileFault(errno).reason)")
    }
  }

  private func makeFolder(around name: String) throws(CommandFailure) {
    guard let slash = name.lastIndex(of: "/") else { return }
    try make(String(name[..<slash]))
  }

  private static func target(of place: String) -> String? {
    do {
      return try FileManager.default.destinationOfSymbolicLink(atPath: place)
    } catch {
      // The link does not exist.
      return nil
    }
  }

  private func failure(_ place: String, _ message: String) -> CommandFailure {
    CommandFailure(.misuse, "\(place): \(message)")
  }
}
