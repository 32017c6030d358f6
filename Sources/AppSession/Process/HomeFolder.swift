import Foundation

/// The folder that an app takes for its own: a person's home, with documents and caches in it.
///
/// Each process gets a new one with the files that the app has left behind, so that apps neither touch the
/// real home nor differ from run to run; it goes with the process.
final class HomeFolder {
  /// The path of the folder.
  let path: String
  /// The folder that this is, if it has a name of its own.
  private let folder: TemporaryFolder?

  /// More than this is not carried over from one process to the next.
  private static let byteLimit = 16 << 20
  /// More files than this are too many.
  private static let fileLimit = 2000

  /// Makes a folder under a name of its own.
  convenience init(files: [String: Data]) throws(SystemError) {
    let folder = try TemporaryFolder(for: "home")
    try self.init(taking: folder.path, folder, files: files)
  }

  /// Makes a folder where there is none.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - files: What is in it.
  /// - Throws: `SystemError` when it cannot be made, or is there already.
  convenience init(at path: String, files: [String: Data]) throws(SystemError) {
    guard mkdir(path, 0o700) == 0 else { throw SystemError(call: "mkdir") }
    try self.init(taking: path, nil, files: files)
  }

  /// Takes over an empty folder.
  private init(
    taking path: String,
    _ folder: TemporaryFolder?,
    files: [String: Data]
  ) throws(SystemError) {
    self.path = path
    self.folder = folder
    for folder in Self.folders {
      guard mkdir("\(path)/\(folder)", 0o700) == 0 else { throw SystemError(call: "mkdir") }
    }
    for (name, data) in files {
      try write(data, to: name)
    }
  }

  deinit {
    // What remains goes with the folder that it is in, or is.
    try? FileManager.default.removeItem(atPath: path)
  }

  /// What tells Foundation where a home is going to be.
  static func environment(of path: String) -> [String: String] {
    [
      "CFFIXED_USER_HOME": path,
      "TMPDIR": "\(path)/tmp",
      "XDG_CACHE_HOME": "\(path)/Library/Caches",
      "XDG_DATA_HOME": "\(path)/Library/Application Support",
    ]
  }

  /// The files in the home, except temporary ones, by their paths in it.
  var files: [String: Data] {
    var files: [String: Data] = [:]
    var room = Self.byteLimit
    let names = FileManager.default.enumerator(atPath: path)
    while let name = names?.nextObject() as? String {
      guard !name.hasPrefix("tmp/"), let attributes = names?.fileAttributes,
        attributes[.type] as? FileAttributeType == .typeRegular,
        let size = attributes[.size] as? Int, size <= room,
        // A file that cannot be read was taken away by the app, and is not left behind.
        let data = try? Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)"))
      else { continue }
      room -= data.count
      files[name] = data
    }
    return files
  }

  /// Whether there is more in the home, temporary files included, than any honest app leaves there.
  var isOverfull: Bool {
    var room = Self.byteLimit
    var count = 0
    let names = FileManager.default.enumerator(atPath: path)
    while names?.nextObject() is String {
      count += 1
      let size = names?.fileAttributes?[.size] as? Int ?? 0
      guard count <= Self.fileLimit, size <= room else { return true }
      room -= size
    }
    return false
  }

  /// Puts a copy of a file where an app that sees nothing but its home can load it.
  ///
  /// - Parameter file: The file.
  /// - Returns: The path of the copy, which is not left behind.
  /// - Throws: `SystemError` when there is no room for it.
  func lend(_ file: String) throws(SystemError) -> String {
    let copy = "\(path)/tmp/\(UUID().uuidString).so"
    do {
      try FileManager.default.copyItem(atPath: file, toPath: copy)
    } catch {
      throw SystemError(call: "copy \(file)")
    }
    return copy
  }

  private static let folders = [
    "Documents", "Library", "Library/Caches", "Library/Application Support", "tmp",
  ]

  private func write(_ data: Data, to name: String) throws(SystemError) {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try data.write(to: file)
    } catch {
      throw SystemError(call: "write \(name)")
    }
  }
}
