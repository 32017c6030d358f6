import Foundation
import Terminal
import VirtualTerminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The editor in a process of its own, on a pseudo-terminal.
final class ProbeTerminal {
  /// The look of the prompt.
  static let prompt = "probe>"

  let terminal: PseudoTerminal
  private let process = Process()

  /// Starts the editor.
  ///
  /// - Parameters:
  ///   - arguments: Such as `edit FILE`.
  ///   - size: The size of the terminal.
  ///   - environment: What to add to the environment.
  /// - Throws: What the terminal or the start of the process throws.
  init(
    _ arguments: [String],
    size: WindowSize = WindowSize(columns: 80, rows: 24),
    environment: [String: String] = [:]
  ) throws {
    terminal = try PseudoTerminal(size: size)
    let device = FileHandle(fileDescriptor: try terminal.openDevice(), closeOnDealloc: false)
    process.executableURL = Self.program
    process.arguments = arguments
    process.environment = Self.guards.merging(environment) { $1 }
    process.standardInput = device
    process.standardOutput = device
    process.standardError = device
    try process.run()
    // The terminal is closed when the program closes it, so it must be the only one that has it.
    try device.close()
  }

  deinit {
    terminal.hangUp()
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  /// Waits for an empty prompt at the end of the screen.
  func waitForPrompt() throws {
    try terminal.wait { $0.column == 7 && $0.rows[$0.row] == Self.prompt }
  }

  /// Ends the process in the middle of whatever it does.
  func end() {
    _ = kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Waits for the end of the process.
  ///
  /// - Returns: Its exit code, or nil when a signal has ended it.
  func waitForEnd() -> Int32? {
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }

  /// The program beside the tests.
  static var program: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appending(path: "EditorProbe")
  }

  /// Makes the C library fill memory with rubbish and look for damage, so that it shows.
  ///
  /// What the person who runs the tests has set in addition is passed on: glibc checks more with
  /// `LD_PRELOAD=libc_malloc_debug.so.0 MALLOC_CHECK_=3`.
  private static var guards: [String: String] {
    let wanted = ["LD_PRELOAD", "LD_LIBRARY_PATH", "MALLOC_CHECK_", "ASAN_OPTIONS"]
    return ProcessInfo.processInfo.environment.filter { wanted.contains($0.key) }
      .merging([
        "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "MALLOC_PERTURB_": "165",
        "SWIFT_BACKTRACE": "enable=no", "PATH": "/usr/bin:/bin",
      ]) { $1 }
  }
}
