import SceneModel

/// The files of a submission, read into memory for grading.
package struct TakenWork: Hashable, Sendable {
  /// The files, with the names that the exercise specifies.
  package var files: [File]
  /// A note on the files that were read or omitted, or nil if none is necessary.
  package var note: String?

  package init(files: [File], note: String? = nil) {
    self.files = files
    self.note = note
  }

  /// A file of the submission.
  package struct File: Hashable, Sendable {
    /// The file's name in the exercise.
    package var name: String
    /// The file's content, which is UTF-8 text.
    package var bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }
}

extension TakenWork.File {
  /// Creates a file, or throws an error if the content is not acceptable.
  ///
  /// - Throws: `IntakeFault` if the content is not text, or the name cannot be shown.
  init(name: String, checking bytes: [UInt8]) throws(IntakeFault) {
    guard !name.unicodeScalars.contains(where: \.isHarmful) else { throw .fileName(name) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { throw .utf16(name) }
    if let offset = bytes.firstIndex(of: 0) {
      let (line, column) = Self.position(of: offset, in: bytes)
      throw .nulByte(name, line: line, column: column)
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      let repaired = String(decoding: bytes, as: UTF8.self).utf8
      let offset = zip(repaired, bytes).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      let (line, column) = Self.position(of: offset ?? bytes.count, in: bytes)
      throw .notUTF8(name, line: line, column: column)
    }
    self.init(name: name, bytes: bytes)
  }

  private static func position(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    let before = bytes[..<offset]
    let newline = UInt8(ascii: "\n")
    let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    return (before.count { $0 == newline } + 1, offset - lineStart + 1)
  }
}
