import Foundation
import Publishing

/// The folder of an export, which is replaced either as a whole or not at all.
struct ExportFolder {
  /// The folder's absolute path, with symbolic links resolved.
  let path: String
  /// The word that marks the folder as an export of this kind.
  private let mark: String

  /// The name of the file in which an export lists the files that it has written.
  private static let list = ".navlab-export"

  init(path: String, mark: String) {
    self.path = URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    self.mark = mark
  }

  /// Returns the names of the files that an earlier export has written.
  ///
  /// - Returns: The names of the files; empty if there is no folder, or an empty one.
  /// - Throws: `CommandFailure` if the folder contains other files.
  func previous() throws(CommandFailure) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
    guard isFolder.boolValue else {
      throw CommandFailure(.misuse, "\(path): this is a file, but a folder is needed here")
    }
    let names = try names()
    guard !names.isEmpty else { return [] }
    let list = FileManager.default.contents(atPath: "\(path)/\(Self.list)") ?? Data()
    let lines = String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init)
    let own = lines.first == mark ? Set(lines.dropFirst() + [Self.list]) : []
    let strangers = names.filter { !own.contains($0) }.sorted()
    guard strangers.isEmpty else {
      let some = strangers.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
      let more = strangers.count > 3 ? " and \(strangers.count - 3) more" : ""
      throw CommandFailure(
        .misuse,
        "\(path): this folder contains other files (\(some)\(more)), so nothing was written; "
          + "name a new folder"
      )
    }
    return names
  }

  /// Writes an export in place of an earlier one.
  ///
  /// - Parameter files: The files.
  /// - Throws: `CommandFailure` if the files cannot be written; the earlier export is kept then.
  func write(_ files: [PublishedFile]) throws(CommandFailure) {
    let isThere = FileManager.default.fileExists(atPath: path)
    _ = try previous()
    let place = URL(fileURLWithPath: path)
    let parent = place.deletingLastPathComponent()
    let draftName = ".\(place.lastPathComponent).\(getpid())"
    let draft = parent.appendingPathComponent("\(draftName).new")
    let former = parent.appendingPathComponent("\(draftName).old")
    do {
      try fill(draft, with: files)
      if isThere { try Self.move(place, to: former) }
      do {
        try Self.move(draft, to: place)
      } catch {
        if isThere { try Self.move(former, to: place) }
        throw error
      }
    } catch {
      let reason = (error as? FileFault)?.reason ?? error.localizedDescription
      throw failure(reason + remains(of: draft))
    }
    let remains = remains(of: former)
    guard remains.isEmpty else {
      throw CommandFailure(.misuse, "\(path): the export is complete\(remains)")
    }
  }

  private func fill(_ draft: URL, with files: [PublishedFile]) throws {
    try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
    let list = ([mark] + files.map(\.name)).joined(separator: "\n") + "\n"
    for file in files + [PublishedFile(name: Self.list, text: list)] {
      let place = draft.appendingPathComponent(file.name)
      if file.name.contains("/") {
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
      }
      try Data(file.text.utf8).write(to: place)
    }
  }

  /// Returns the names of the files and empty folders in the folder and its subfolders.
  private func names() throws(CommandFailure) -> [String] {
    do {
      let folders = { (name: String) in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
          && isFolder.boolValue
      }
      let all = try FileManager.default.subpathsOfDirectory(atPath: path)
      let parents = Set(all.map { ($0 as NSString).deletingLastPathComponent })
      return all.filter { !folders($0) || !parents.contains($0) }
    } catch {
      throw failure(error.localizedDescription)
    }
  }

  private static func move(_ place: URL, to other: URL) throws(FileFault) {
    guard rename(place.path, other.path) == 0 else { throw FileFault(errno) }
  }

  /// Removes a folder that is no longer needed, and returns a note about any failure.
  ///
  /// - Parameter folder: The folder.
  /// - Returns: A sentence for a message if the folder could not be removed; otherwise empty.
  private func remains(of folder: URL) -> String {
    guard FileManager.default.fileExists(atPath: folder.path) else { return "" }
    do {
      try FileManager.default.removeItem(at: folder)
      return ""
    } catch {
      return "; remove the folder \(folder.path), which is left over"
    }
  }

  private func failure(_ reason: String) -> CommandFailure {
    CommandFailure(.misuse, "\(path): the export was not written: \(reason)")
  }
}
