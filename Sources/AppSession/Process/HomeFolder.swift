import Foundation
import SceneModel
internal import Spawning

/// The folder that an app uses as its home folder, with documents and caches.
///
/// Each process gets a new folder with the files that the app has left behind. So apps neither touch the real home nor
/// differ from run to run. The folder is removed with the process.
final class HomeFolder {
  /// The path of the folder in the app's process.
  let path: String
  /// The path through which NavLab accesses the folder.
  private let reached: String
  /// The account that owns the folder and its content, or nil for NavLab's user.
  let owner: Account?
  /// The path of the folder with the files that NavLab lends to the app for reading.
  let loans: String
  /// The temporary folder that contains the home and the lent files, or nil if there is none.
  private let folder: TemporaryFolder?

  /// The maximum amount of data to carry over from one process to the next, in bytes.
  static let byteLimit = 16 << 20
  /// The maximum number of files to carry over.
  private static let fileLimit = 2000

  /// Creates a home folder under a unique name.
  ///
  /// - Parameters:
  ///   - files: The initial files.
  ///   - owner: The owner of the folder, or nil for the current user.
  /// - Throws: `SystemError` if the folder cannot be created.
  convenience init(files: [String: Data], owner: Account? = nil) throws(SystemError) {
    let folder = try TemporaryFolder(for: "home")
    if owner != nil { try folder.letOthersThrough() }
    try self.init(
      at: "\(folder.path)/home",
      reachedAt: "\(folder.path)/home",
      loans: "\(folder.path)/lent",
      inside: folder,
      files: files,
      owner: owner
    )
  }

  /// Creates a home folder at a path that does not exist yet.
  ///
  /// - Parameters:
  ///   - path: The path of the folder as the app sees it.
  ///   - reached: The path of the folder as NavLab reaches it.
  ///   - loans: The path of the folder with files lent to the app, which is outside the home.
  ///   - files: The initial files.
  ///   - owner: The owner of the folder, or nil for the current user.
  /// - Throws: `SystemError` if the folder cannot be created, or already exists.
  convenience init(
    at path: String,
    reachedAt reached: String,
    loans: String,
    files: [String: Data],
    owner: Account?
  ) throws(SystemError) {
    try self.init(
      at: path,
      reachedAt: reached,
      loans: loans,
      inside: nil,
      files: files,
      owner: owner
    )
  }

  private init(
    at path: String,
    reachedAt reached: String,
    loans: String,
    inside folder: TemporaryFolder?,
    files: [String: Data],
    owner: Account?
  ) throws(SystemError) {
    self.path = path
    self.reached = reached
    self.loans = loans
    self.folder = folder
    self.owner = owner
    for folder in [reached, loans] + Self.folders.map({ "\(reached)/\($0)" }) {
      guard mkdir(folder, 0o700) == 0 else { throw SystemError(call: "mkdir") }
    }
    for (name, data) in files {
      try write(data, to: name)
    }
    for folder in [reached, loans] { try giveAway(folder) }
  }

  /// Makes the app's account the owner of a folder and its content.
  ///
  /// No app is running yet that could exchange files meanwhile.
  private func giveAway(_ folder: String) throws(SystemError) {
    guard let owner else { return }
    let user = owner.number
    var isDone = lchown(folder, user, user) == 0
    let end = FolderWalk(path: folder).visit { entry in
      isDone = entry.belong(to: user) && isDone
      return isDone
    }
    guard isDone, end == .complete else { throw SystemError(call: "chown") }
  }

  /// Installs the app's bundle in the folder of lent files.
  ///
  /// - Parameter bundle: The bundle, or nil for none.
  /// - Throws: `SystemError` if there is no space for the bundle.
  func install(_ bundle: AppBundle?) throws(SystemError) {
    guard let bundle else { return }
    let folder = Self.bundles(in: loans)
    guard mkdir(folder, 0o700) == 0 else { throw SystemError(call: "mkdir") }
    do {
      try bundle.write(in: folder)
    } catch {
      throw SystemError(call: "write \(bundle.name).app")
    }
    try giveAway(loans)
  }

  deinit {
    // Remaining files are removed with the surrounding folder.
    FolderRemoval(of: reached).run()
    FolderRemoval(of: loans).run()
  }

  private static func bundles(in loans: String) -> String { "\(loans)/bundles" }

  /// Returns the variables that specify the home for Foundation and the bundle for the runtime.
  ///
  /// - Parameters:
  ///   - path: The path of the home.
  ///   - loans: The path of the folder with files lent to the app.
  /// - Returns: The variables.
  static func environment(of path: String, loans: String) -> [String: String] {
    [
      RuntimeOptions.bundleVariable: bundles(in: loans),
      "CFFIXED_USER_HOME": path,
      "TMPDIR": "\(path)/tmp",
      "XDG_CACHE_HOME": "\(path)/Library/Caches",
      "XDG_DATA_HOME": "\(path)/Library/Application Support",
    ]
  }

  /// The contents of the home's files, except temporary files, keyed by their paths in the home.
  ///
  /// The app must have ended, because files that are being moved could be missed.
  var files: [String: Data] {
    var files: [String: Data] = [:]
    var room = Self.byteLimit
    _ = walk.visit { entry in
      // A file that is unreadable, or whose name is not UTF-8, is not kept.
      guard !entry.path.hasPrefix("tmp/"), let data = entry.content(atMost: room) else {
        return true
      }
      room -= data.count
      files[entry.path] = data
      return true
    }
    return files
  }

  /// A Boolean value that indicates whether the home has more content than an honest app leaves, including temporary
  /// files.
  ///
  /// Excess content is too many bytes, entries or levels, or a folder that cannot be read.
  var isOverfull: Bool {
    var room = Self.byteLimit
    let end = walk.visit { entry in
      room -= min(entry.room, room + 1)
      return room >= 0
    }
    return end == .incomplete
  }

  private var walk: FolderWalk { FolderWalk(path: reached, entryLimit: Self.fileLimit) }

  /// Copies a file to a path that the app can read but not write, and returns the path.
  ///
  /// - Parameter file: The file.
  /// - Returns: The path of the copy, which is not part of the app's files.
  /// - Throws: `SystemError` if there is no space for the file.
  func lend(_ file: String) throws(SystemError) -> String {
    let copy = "\(loans)/\(UUID().uuidString).so"
    do {
      try FileManager.default.copyItem(atPath: file, toPath: copy)
    } catch {
      throw SystemError(call: "copy \(file)")
    }
    if let owner {
      guard lchown(copy, owner.number, owner.number) == 0 else { throw SystemError(call: "chown") }
    }
    return copy
  }

  private static let folders = [
    "Documents", "Library", "Library/Caches", "Library/Application Support", "tmp",
  ]

  private func write(_ data: Data, to name: String) throws(SystemError) {
    let file = URL(fileURLWithPath: "\(reached)/\(name)")
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
