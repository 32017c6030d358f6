import Foundation

/// A file that `navlab install` creates and that names the copy of NavLab to which it belongs.
struct OwnFile: Hashable {
  /// The path of the file.
  let path: String

  /// A kind of content that exists at a path.
  enum Occupant: Hashable {
    /// No file.
    case nobody
    /// A file of `navlab install` that belongs to the copy of NavLab in a folder.
    case navlab(root: String)
    /// A file that `navlab install` did not create.
    case stranger
  }

  private static let beginning = "# Made by 'navlab install' for "
  private static let end = "; 'navlab uninstall' removes it."

  /// Returns the line that identifies a file of `navlab install`.
  ///
  /// - Parameter root: The root of the NavLab that the file belongs to.
  /// - Returns: The line.
  static func mark(for root: String) -> String { beginning + root + end }

  /// The kind of content that currently exists at the file's path.
  var occupant: Occupant {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .nobody }
    // A link may lead to another user's file or nowhere; NavLab never creates one here.
    guard status.st_mode & S_IFMT == S_IFREG,
      let data = FileManager.default.contents(atPath: path)
    else { return .stranger }
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n")
    where line.hasPrefix(Self.beginning) && line.hasSuffix(Self.end) {
      return .navlab(root: String(line.dropFirst(Self.beginning.count).dropLast(Self.end.count)))
    }
    return .stranger
  }

  /// Writes the file atomically, creating its folder if necessary.
  ///
  /// - Parameters:
  ///   - text: The content.
  ///   - mode: The permissions of the file.
  /// - Throws: `CommandFailure` if it cannot be written.
  func write(_ text: String, mode: mode_t) throws(CommandFailure) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw failure("the folder \(folder) cannot be created")
    }
    let draft = "\(path).\(getpid())"
    do throws(FileFault) {
      _ = try GrowingFile(path: draft, beginning: text, replacing: true)
    } catch {
      throw failure(error.reason)
    }
    guard chmod(draft, mode) == 0, rename(draft, path) == 0 else {
      let fault = FileFault(errno)
      unlink(draft)
      throw failure(fault.reason)
    }
  }

  /// Removes the file.
  ///
  /// - Throws: `CommandFailure` if it cannot be removed.
  func remove() throws(CommandFailure) {
    guard unlink(path) != 0 else { return }
    let fault = FileFault(errno)
    throw CommandFailure(.misuse, "\(path): the file cannot be removed: \(fault.reason)")
  }

  private func failure(_ reason: String) -> CommandFailure {
    CommandFailure(
      .misuse,
      "\(path): the file cannot be written: \(reason); name another folder with --prefix"
    )
  }
}
