import Foundation

/// A namespace for reading text files from untrusted sources.
package enum TextFile {
  /// The maximum size of a file in bytes, about a hundred times the size of a lesson.
  private static let limit = 1 << 20

  /// Reads the text of a file.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - remedy: The advice if the file is missing.
  /// - Returns: The text, with line ends as `\n` and without a byte order mark.
  /// - Throws: The reason why there is no text.
  package static func read(_ path: String, remedy: String) throws(ContentError) -> String {
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes: [FileAttributeKey: Any]
    do {
      attributes = try FileManager.default.attributesOfItem(atPath: resolved)
    } catch {
      throw ContentError(file: path, message: "there is no such file; \(remedy)")
    }
    switch attributes[.type] as? FileAttributeType {
    case .typeRegular?: break
    case .typeDirectory?:
      throw ContentError(file: path, message: "this is a folder, but a file is needed here")
    default:
      throw ContentError(
        file: path,
        message: "this is a pipe or a device, but a file is needed here"
      )
    }
    guard let size = attributes[.size] as? Int, size <= limit else {
      throw ContentError(file: path, message: "this file is larger than 1 MB; make it smaller")
    }
    guard let data = FileManager.default.contents(atPath: resolved) else {
      throw ContentError(file: path, message: "this file cannot be read; check its permissions")
    }
    return try SourceText.decode(data, file: path)
  }
}
