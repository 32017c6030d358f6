import Foundation
import SceneModel

/// A reader that safely handles links, pipes and huge files among learners' files.
struct SourceReader {
  /// The limits on the files.
  var limits = SourceLimits()

  /// Reads and checks all files of a request.
  func read(_ request: BuildRequest) throws(BuildError) -> [SourceFile] {
    guard !request.files.isEmpty else { throw .source(SourceFault(reason: .noFiles)) }
    let paths = try paths(of: request)
    guard paths.count <= limits.files else {
      throw .source(SourceFault(reason: .tooMany(limit: limits.files)))
    }
    var names: Set<String> = []
    var total = 0
    var files: [SourceFile] = []
    for path in paths {
      let name =
        request.names[path].map(PlainText.singleLine) ?? DisplayName.of(path, in: request.folder)
      guard names.insert(name).inserted else {
        throw .source(SourceFault(file: name, reason: .givenTwice))
      }
      // Folders above the learner's folder do not belong to the learner.
      let own = path.hasPrefix(request.folder) ? path.dropFirst(request.folder.count) : path[...]
      guard !own.unicodeScalars.contains(where: \.isHarmful) else {
        throw .source(SourceFault(file: name, reason: .harmfulName))
      }
      guard path.hasSuffix(".swift") else {
        throw .source(SourceFault(file: name, reason: .notSwift))
      }
      let absolute = absolute(path, in: request)
      do {
        let file = SourceFile(name: name, text: try text(at: absolute))
        total += file.text.utf8.count
        files.append(file)
      } catch {
        throw .source(SourceFault(file: name, reason: error))
      }
      guard total <= limits.totalBytes else {
        throw .source(SourceFault(reason: .totalTooLarge(limit: limits.totalBytes)))
      }
    }
    return files
  }

  /// Returns the paths of a request's files, with each folder replaced by the files that it contains.
  private func paths(of request: BuildRequest) throws(BuildError) -> [String] {
    var paths: [String] = []
    for path in request.files {
      let absolute = absolute(path, in: request)
      guard !path.hasSuffix(".swift"), SourceFolder.exists(at: absolute) else {
        paths.append(path)
        continue
      }
      let files: [String]
      let fault: SourceFault.Reason
      do {
        files = try SourceFolder(limit: limits.files).files(in: absolute)
        fault = .emptyFolder
      } catch {
        files = []
        fault = error
      }
      guard !files.isEmpty else {
        throw .source(
          SourceFault(file: DisplayName.of(path, in: request.folder), reason: fault)
        )
      }
      paths += files
    }
    return paths
  }

  /// Returns a request's resources and fixtures, keyed by their paths in the bundle.
  static func resources(of request: BuildRequest) -> [String: String] {
    let fixtures = FixtureFolder.resources(beside: request)
    if let project = request.project { return project.resources.merging(fixtures) { $1 } }
    let folders = request.files.filter { !$0.hasSuffix(".swift") }
      .map { absolute($0, in: request) }
      .filter { SourceFolder.exists(at: $0) }
    let found = folders.isEmpty ? [:] : ResourceFolder().resources(in: folders)
    return found.merging(fixtures) { $1 }
  }

  private func absolute(_ path: String, in request: BuildRequest) -> String {
    Self.absolute(path, in: request)
  }

  /// Returns the absolute path of a file in a request.
  static func absolute(_ path: String, in request: BuildRequest) -> String {
    path.hasPrefix("/") ? path : "\(request.folder)/\(path)"
  }

  private func text(at path: String) throws(SourceFault.Reason) -> String {
    // A pipe without a writer would block without O_NONBLOCK.
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw reason(of: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw reason(of: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .folder
    default: throw .notRegular
    }
    guard status.st_size <= limits.fileBytes else { throw .tooLarge(limit: limits.fileBytes) }
    return try checked(bytes(of: descriptor))
  }

  private func bytes(of descriptor: Int32) throws(SourceFault.Reason) -> [UInt8] {
    // The file may grow while it is read, so its size is only a hint.
    var bytes = [UInt8](repeating: 0, count: limits.fileBytes + 1)
    var count = 0
    while count < bytes.count {
      let got = bytes.withUnsafeMutableBytes {
        Foundation.read(descriptor, $0.baseAddress?.advanced(by: count), $0.count - count)
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw reason(of: errno) }
      if got == 0 { break }
      count += got
    }
    guard count <= limits.fileBytes else { throw .tooLarge(limit: limits.fileBytes) }
    return Array(bytes[..<count])
  }

  private func checked(_ bytes: [UInt8]) throws(SourceFault.Reason) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let good = String(decoding: bytes, as: UTF8.self).utf8
      let offset = zip(good, bytes).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      let (line, column) = position(of: offset ?? bytes.count, in: bytes)
      throw .notUTF8(line: line, column: column)
    }
    if let offset = bytes.firstIndex(of: 0) {
      let (line, column) = position(of: offset, in: bytes)
      throw .nulByte(line: line, column: column)
    }
    return text
  }

  private func position(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    let before = bytes[..<offset]
    let newline = UInt8(ascii: "\n")
    let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    return (before.count { $0 == newline } + 1, offset - lineStart + 1)
  }

  private func reason(of code: Int32) -> SourceFault.Reason {
    switch code {
    case ENOENT, ENOTDIR: .missing
    case ELOOP: .symbolicLink
    case ENXIO: .notRegular
    default: .unreadable(String(cString: strerror(code)))
    }
  }
}

extension SourceFault.Reason: Error {}
