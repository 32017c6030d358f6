import Foundation

/// Taken work in a folder of its own, where the judge finds it; the folder goes when the value does.
final class StagedWork {
  /// The folder.
  let folder: String

  /// Writes the files.
  ///
  /// - Parameter work: The files.
  /// - Throws: `RecordFileError` when they cannot be written, which is nobody's mark.
  init(_ work: TakenWork) throws {
    var template = Array(
      "\(FileManager.default.temporaryDirectory.path)/navlab-work-XXXXXX".utf8CString
    )
    guard mkdtemp(&template) != nil else { throw RecordFileError(path: "the temporary folder") }
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    for file in work.files {
      let path = "\(folder)/\(file.name)"
      if file.name.contains("/") {
        try FileManager.default.createDirectory(
          at: URL(filePath: path).deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
      }
      try RecordFile(path: path).write(file.bytes)
    }
  }

  deinit {
    // What remains is in the system's temporary folder, which is cleaned without us.
    try? FileManager.default.removeItem(atPath: folder)
  }
}
