import LintServer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A service for an editor over standard input and output.
enum EditorService {
  /// Runs the service until the editor ends the conversation or exits, and returns the exit code.
  ///
  /// - Parameter navlab: The path of NavLab's program, which reads the configuration of projects and the fault
  ///   catalogue.
  /// - Returns: The exit code.
  static func run(navlab: String) -> Int32 {
    // A write to an editor that has ended must not end the process without a message.
    signal(SIGPIPE, SIG_IGN)
    let program = NavlabProgram(path: navlab)
    var server = LanguageServer(
      settings: program.settings,
      explanation: program.entry
    ) { body in
      NavlabSyntax.emit(MessageFraming.framed(body), to: 1)
    }
    var framing = MessageFraming()
    while server.exitCode == nil {
      // Available input has priority, because it may cancel the work.
      if server.hasWork, !hasInput() {
        server.work()
        continue
      }
      guard let bytes = read() else {
        server.close()
        break
      }
      for piece in framing.take(bytes) { server.receive(piece) }
    }
    return server.exitCode ?? 1
  }

  /// Returns whether input is available.
  private static func hasInput() -> Bool {
    var readiness = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    return poll(&readiness, 1, 0) > 0
  }

  /// Reads the next part of the input, or returns nil at the end of the input.
  private static func read() -> ArraySlice<UInt8>? {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { NavlabSyntax.readInput($0) }
      if count < 0, errno == EINTR { continue }
      return count > 0 ? chunk[..<count] : nil
    }
  }
}
