import Foundation

/// A small file in which a demo or lesson publishes its position for the presenter's notes in another terminal.
package struct DemoPositionFile: Hashable, Sendable {
  private let file: String

  /// Creates the position file for a demo, or returns nil if there is no folder for the file.
  ///
  /// - Parameters:
  ///   - demo: The absolute path of the demo.
  ///   - environment: The process's environment.
  package init?(demo: String, environment: [String: String]) {
    self.init(kind: "demo", path: demo, environment: environment)
  }

  /// Creates the position file for a lesson, or returns nil if there is no folder for the file.
  ///
  /// - Parameters:
  ///   - lesson: The absolute path of the lesson's folder.
  ///   - environment: The process's environment.
  package init?(lesson: String, environment: [String: String]) {
    self.init(kind: "lesson", path: lesson, environment: environment)
  }

  private init?(kind: String, path: String, environment: [String: String]) {
    let state = environment["XDG_STATE_HOME"] ?? environment["HOME"].map { "\($0)/.local/state" }
    guard let state, state.hasPrefix("/") else { return nil }
    file = "\(state)/navlab/\(kind)-\(Self.name(of: path))"
  }

  /// Creates a writer that publishes a position, or returns nil if the file cannot be written or is in use.
  ///
  /// - Returns: A writer that reports the position, or nil if the file cannot be written or another performance already
  ///   uses it.
  package func writer() -> DemoPositionWriter? {
    let folder = (file as NSString).deletingLastPathComponent
    do {
      try FileManager.default.createDirectory(
        atPath: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      return nil
    }
    return DemoPositionWriter(file: file)
  }

  /// Returns the position of the performance, or nil if there is no performance.
  ///
  /// - Returns: The next beat, or nil if no performance is running.
  package func look() -> Int? {
    let descriptor = open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    // The performer holds a lock, which the system releases when the process ends for any reason.
    guard flock(descriptor, LOCK_SH | LOCK_NB) != 0 else {
      // A child process that another thread is just starting also has the file open, and would hold
      // the lock for a moment.
      flock(descriptor, LOCK_UN)
      return nil
    }
    var bytes = [UInt8](repeating: 0, count: 32)
    let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    return Int(String(decoding: bytes.prefix(max(count, 0)).prefix { $0 > 0x20 }, as: UTF8.self))
  }

  /// Returns a name that is derived from a path with the FNV-1a hash, so that demos do not share a file.
  private static func name(of path: String) -> String {
    let hash = path.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}
