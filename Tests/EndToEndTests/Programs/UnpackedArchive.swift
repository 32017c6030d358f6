import Foundation
import Testing

/// An archive of what was built for the tests, unpacked where only somebody else may write.
///
/// Whoever has all rights hands the work over to the user `nobody`; anybody else takes the rights from themselves.
final class UnpackedArchive {
  /// The folder in which it is packed, unpacked and used; the folder of the other user is in it.
  let folder: LearnerFolder
  /// The name of the archive's file.
  let archive: String
  /// The number of bytes of the archive.
  let size: Int
  /// The folder that the archive unpacks to.
  let root: String
  /// The home of whoever uses it.
  let home: String

  private static let nobody: uid_t = 65534

  /// Packs and unpacks.
  ///
  /// - Parameter options: What `Scripts/package` is told.
  /// - Throws: An error when it cannot be packed or unpacked.
  init(_ options: [String] = []) throws {
    let folder = try LearnerFolder()
    self.folder = folder
    let pack = try CommandRun.run(
      ["--products", URL(filePath: Products.program).deletingLastPathComponent().path]
        + ["--out", "\(folder.path)/out"] + options,
      in: folder,
      program: "\(Products.root)/Scripts/package"
    )
    try #require(pack.status == 0, "\(pack.errors)")
    archive = URL(filePath: pack.output.trimmingCharacters(in: .newlines)).lastPathComponent
    let attributes = try FileManager.default.attributesOfItem(
      atPath: "\(folder.path)/out/\(archive)"
    )
    size = try #require(attributes[.size] as? Int)
    root = "\(folder.path)/unpacked here/" + archive.replacing(".tar.gz", with: "")
    home = "\(folder.path)/home"
    let steps = """
      mkdir 'unpacked here' home && tar -xzf "out/$1" -C 'unpacked here' && chmod -R a-w 'unpacked here' &&
        { [ "$(id -u)" -ne 0 ] || chown \(Self.nobody):\(Self.nobody) home; }
      """
    let unpack = try CommandRun.run(
      ["-c", steps, "sh", archive],
      in: folder,
      program: "/bin/sh"
    )
    try #require(unpack.status == 0, "\(unpack.errors)")
  }

  deinit {
    // Without this whoever has not all rights could not take the folder away.
    let restoring = try? CommandRun.run(["-R", "u+w", "."], in: folder, program: "/bin/chmod")
    if restoring?.status != 0 { print("the rights of \(folder.path) are not restored") }
  }

  /// Runs the archive's own launcher as the other user.
  ///
  /// - Parameters:
  ///   - arguments: What stands on its command line.
  ///   - place: The folder to run in, below the home.
  ///   - input: What comes from its standard input.
  ///   - environment: Variables that are other than usual.
  /// - Returns: What came of it.
  /// - Throws: An error when it cannot be started.
  func run(
    _ arguments: String...,
    in place: String = ".",
    input: String = "",
    environment: [String: String] = [:]
  ) throws -> CommandRun {
    // Nothing may be known of where it was built but by the program itself.
    let own = [
      "HOME": home, "TMPDIR": home, "NAVLAB_ROOT": "", "XDG_CACHE_HOME": "\(home)/.cache",
      "XDG_STATE_HOME": "\(home)/state", "XDG_DATA_HOME": "\(home)/data",
      "XDG_CONFIG_HOME": "\(home)/config",
    ]
    let words = ["-c", "cd \"$HOME/$0\" && exec \"$@\"", place, "\(root)/navlab"] + arguments
    let user =
      geteuid() == 0
      ? ["setpriv", "--reuid=\(Self.nobody)", "--regid=\(Self.nobody)", "--clear-groups"] : []
    return try CommandRun.run(
      user + ["/bin/sh"] + words,
      in: folder,
      input: input,
      environment: own.merging(environment) { $1 },
      program: "/usr/bin/env"
    )
  }

  /// The paths of all files below a folder, seen from there.
  static func files(in folder: String) throws -> [String] {
    let entries = FileManager.default.enumerator(
      at: URL(filePath: folder),
      includingPropertiesForKeys: [.isRegularFileKey]
    )
    let urls = try #require(entries).compactMap { $0 as? URL }
    let base = URL(filePath: folder).resolvingSymlinksInPath().path
    return try urls.filter {
      try $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
    }
    .map { String($0.resolvingSymlinksInPath().path.dropFirst(base.count + 1)) }
  }
}
