import Foundation

/// A folder that receives a complete course or nothing.
struct NewCourseFolder {
  /// The path of a folder that is new or empty.
  let path: String

  /// Writes the folder.
  ///
  /// - Parameter fill: Writes the course to the path of a draft, which exists and is empty.
  /// - Returns: What `fill` returns.
  /// - Throws: A `ContentError` when `fill` throws one, when something is there already, or when nothing can be written.
  func write<Content>(_ fill: (String) throws -> Content) throws(ContentError) -> Content {
    let files = FileManager.default
    let draft = "\(path).draft-\(ProcessInfo.processInfo.processIdentifier)"
    do {
      // What stays behind after a failure does no harm.
      defer { try? files.removeItem(atPath: draft) }
      try files.createDirectory(atPath: draft, withIntermediateDirectories: true)
      let content = try fill(draft)
      // An empty folder gives way; any other one does not.
      if files.fileExists(atPath: path), rmdir(path) != 0 {
        throw ContentError(file: path, message: "this already exists; name a new folder")
      }
      try files.moveItem(atPath: draft, toPath: path)
      return content
    } catch let error as ContentError {
      throw error
    } catch {
      throw ContentError(
        file: path,
        message:
          "the course cannot be copied here (\(error.localizedDescription)); check the folder"
      )
    }
  }
}
