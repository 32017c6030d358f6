import Foundation
import LineEditing

/// A search for files whose names begin with the typed text.
struct FileCompletion {
  let files: UserFiles

  /// Returns completions with the matching files and folders.
  ///
  /// - Parameter beginning: The beginning of the name, as typed and without its quotation mark.
  /// - Returns: The names to insert.
  func completions(for beginning: (typed: String, spoken: String)) -> Completions {
    let (folder, name) = Self.split(beginning.spoken)
    let place = files.absolute(folder.hasPrefix("~/") ? files.expanded(folder) : folder)
    let listed: [String]
    do {
      listed = try FileManager.default.contentsOfDirectory(atPath: place)
    } catch {
      // A folder that cannot be listed offers no names.
      return .none
    }
    let fitting = listed.filter {
      $0.hasPrefix(name) && (!$0.hasPrefix(".") || name.hasPrefix("."))
    }
    let candidates = fitting.sorted().prefix(Self.most).map { file in
      candidate(folder + file, isFolder: isFolder(place + file))
    }
    return Completions(replacing: beginning.typed, candidates: candidates)
  }

  private func candidate(_ path: String, isFolder: Bool) -> Completions.Candidate {
    let isPlain = !path.contains { $0 == " " || $0 == "\"" || $0 == "\\" || $0 == "#" }
    let text = isFolder ? path + "/" : path
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    return Completions.Candidate(
      isPlain ? text : "\"\(escaped)" + (isFolder ? "" : "\""),
      detail: isFolder ? "folder" : "",
      suffix: isFolder ? "" : " "
    )
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder = ObjCBool(false)
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Splits a path into the folder with its trailing slash and the beginning of a name.
  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (String(path[...slash]), String(path[path.index(after: slash)...]))
  }

  private static let most = 500
}
