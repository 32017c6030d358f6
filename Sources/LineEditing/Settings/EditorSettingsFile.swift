#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A user's `.editrc` file, which sets the keys of every program that uses libedit.
package struct EditorSettingsFile: Hashable, Sendable {
  /// The maximum number of bytes to read.
  static let limit = 1 << 16

  /// The path of the file.
  package let path: String
  /// A Boolean value that indicates whether the user specified the file, in which case its absence is an error.
  private let isNamed: Bool

  /// Creates a reference to the file that `EDITRC` names or the one in the home folder, or returns nil if there is
  /// neither.
  ///
  /// - Parameter environment: The process's environment.
  package init?(environment: [String: String]) {
    if let named = environment["EDITRC"], !named.isEmpty {
      path = named
      isNamed = true
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      path = "\(home)/.editrc"
      isNamed = false
    } else {
      return nil
    }
  }

  /// Returns the valid settings in the file, and reports the invalid lines.
  ///
  /// - Parameter report: A closure called with a message for each wrong line.
  /// - Returns: The valid settings.
  package func read(report: (String) -> Void) -> EditorSettings {
    do throws(LineReadingError) {
      guard let text = try text() else { return .none }
      let reader = EditorSettingsReader(text)
      for problem in reader.problems {
        report("\(path):\(problem.line):1: \(problem.text)")
      }
      return reader.settings
    } catch .unreadable(let reason) {
      report("\(path): the key bindings are unchanged: \(reason)")
    } catch {
      report(
        "\(path): the key bindings are unchanged: the file is longer than \(Self.limit / 1024) KB"
      )
    }
    return .none
  }

  private func text() throws(LineReadingError) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT, !isNamed { return nil }
      throw .unreadable(String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: Self.limit + 1)
    let count = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
    guard count >= 0 else { throw .unreadable(String(cString: strerror(errno))) }
    guard count <= Self.limit else { throw .tooLong(limit: Self.limit) }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}
