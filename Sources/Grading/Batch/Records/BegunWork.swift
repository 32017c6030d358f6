import Foundation
import Synchronization

/// The work in progress, recorded on disk in case the grader ends unexpectedly.
///
/// Each work in progress has a file with the number of attempts. The file is removed when the work
/// is done.
final class BegunWork: Sendable {
  /// The number of failed attempts after which the work is skipped.
  static let tryLimit = 2
  private let folder: String
  /// The numbers of unfinished attempts, keyed by file name.
  private let left: Mutex<[String: Int]>

  /// Creates the work in progress from the unfinished attempts recorded in a folder.
  ///
  /// - Parameter folder: The folder for the files, which is created if it is missing.
  /// - Throws: `RecordFileError` if the folder cannot be created or read.
  init(in folder: String) throws(RecordFileError) {
    self.folder = folder
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      var left: [String: Int] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
        guard let bytes = RecordFile(path: "\(folder)/\(name)").bytes() else { continue }
        // A file without content stands for the first attempt.
        left[name] = Int(String(decoding: bytes, as: UTF8.self)) ?? 1
      }
      self.left = Mutex(left)
    } catch {
      throw RecordFileError(path: folder)
    }
  }

  /// Returns the largest number of unfinished attempts among the files that satisfy a predicate.
  ///
  /// - Parameter isMeant: A closure that returns whether a file's name belongs to the work.
  /// - Returns: The largest number of attempts.
  func count(where isMeant: (String) -> Bool) -> Int {
    left.withLock { left in left.filter { isMeant($0.key) }.map(\.value).max() ?? 0 }
  }

  /// Records that work has begun.
  ///
  /// - Parameter name: The name of its file.
  /// - Throws: `RecordFileError` if that cannot be written.
  func begin(_ name: String) throws(RecordFileError) {
    let count = left.withLock { $0[name] ?? 0 } + 1
    try write(count, to: "\(folder)/\(name)")
  }

  /// Records that work has ended, regardless of its result.
  ///
  /// - Parameters:
  ///   - name: The name of its file.
  ///   - count: The number of failed attempts from now on.
  /// - Throws: `RecordFileError` if that cannot be written.
  func end(_ name: String, leaving count: Int = 0) throws(RecordFileError) {
    left.withLock { $0[name] = count == 0 ? nil : count }
    let path = "\(folder)/\(name)"
    if count > 0 {
      try write(count, to: path)
    } else if unlink(path) != 0, errno != ENOENT {
      throw RecordFileError(path: path)
    }
  }

  /// Writes a count to a file with few system calls.
  private func write(_ count: Int, to path: String) throws(RecordFileError) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard file >= 0 else { throw RecordFileError(path: path) }
    defer { close(file) }
    guard count > 1 else { return }
    let text = Array("\(count)".utf8)
    guard Foundation.write(file, text, text.count) == text.count else {
      throw RecordFileError(path: path)
    }
  }
}
