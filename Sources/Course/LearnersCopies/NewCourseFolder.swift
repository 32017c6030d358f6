import Foundation

/// A new folder that receives either a complete course or nothing.
struct NewCourseFolder {
  /// The path of a folder that does not exist or is empty.
  let path: String

  /// Writes the contents of the folder with a closure, and returns the closure's result.
  ///
  /// - Parameter fill: A closure that writes the course to the path of a draft, which exists and is empty.
  /// - Returns: The result of `fill`.
  /// - Throws: A `ContentError` of `fill`, or if the folder is not empty or cannot be written.
  func write<Content>(_ fill: (String) throws -> Content) throws(ContentError) -> Content {
    let files = FileManager.default
    let draft = "\(path).draft-\(ProcessInfo.processInfo.processIdentifier)"
    do {
      // A draft that remains after a failure does no harm.
      defer { try? files.removeItem(atPath: draft) }
      try files.createDirectory(atPath: draft, withIntermediateDirectories: true)
      let content = try fill(draft)
      // An empty folder is replaced; any other folder is kept.
      if files.fileExists(atPath: path), rmdir(path) != 0 {
        throw ContentError(file: path, message: "this path already exists; name a new folder")
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
