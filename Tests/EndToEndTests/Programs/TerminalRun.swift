import Foundation
import Terminal
import Testing
import VirtualTerminal

/// The program running at a terminal, with somebody who types and looks.
final class TerminalRun {
  let terminal: PseudoTerminal
  private let process: Process

  /// Starts the program at a terminal of its own.
  ///
  /// - Parameters:
  ///   - arguments: What stands on its command line.
  ///   - folder: Where it runs.
  ///   - size: The size of the terminal.
  ///   - kind: What the terminal is called.
  ///   - program: The program.
  ///   - environment: Variables that are other than usual.
  /// - Throws: An error when the program cannot be started.
  init(
    _ arguments: [String],
    in folder: LearnerFolder,
    size: WindowSize = WindowSize(columns: 80, rows: 24),
    kind: String = "xterm-256color",
    program: String = Products.program,
    environment: [String: String] = [:]
  ) throws {
    terminal = try PseudoTerminal(size: size)
    let device = FileHandle(fileDescriptor: try terminal.openDevice(), closeOnDealloc: true)
    process = Process()
    // A session of its own makes the terminal the program's controlling one, so that Ctrl-C reaches it.
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["setsid", "--ctty", "--wait", program] + arguments
    process.currentDirectoryURL = folder.url
    process.environment = folder.environment.merging(["TERM": kind]) { $1 }
      .merging(environment) { $1 }
    process.standardInput = device
    process.standardOutput = device
    process.standardError = device
    try process.run()
    try device.close()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// Types a line and waits until the program has carried it out and reads the next one.
  func enter(_ line: String) throws {
    try waitForPrompt()
    try terminal.type(line)
    try submit()
  }

  /// Presses Enter, and waits until the program has carried the line out and reads the next one.
  func submit() throws {
    let before = terminal.screen.pasteRequests
    try terminal.type("\r")
    try terminal.wait(seconds: Self.patience) { Self.isReady($0) && $0.pasteRequests > before }
  }

  /// Waits until the cursor stands behind an empty prompt.
  @discardableResult
  func waitForPrompt() throws -> VirtualScreen {
    try terminal.wait(seconds: Self.patience, until: Self.isReady)
  }

  /// Whether the cursor stands behind an empty prompt.
  static func isReady(_ screen: VirtualScreen) -> Bool {
    guard screen.marksPastes else { return false }
    let row = screen.text(ofRow: screen.row)
    return row.hasSuffix("❯") && screen.column == row.count + 1
  }

  /// Waits until a text is somewhere on the screen.
  @discardableResult
  func waitFor(_ text: String) throws -> VirtualScreen {
    try terminal.wait(seconds: Self.patience) { $0.transcript.contains(text) }
  }

  /// Presses Ctrl-C, again and again as an impatient person does, until the program says so.
  ///
  /// - Parameter text: What the program says when it has stopped the command.
  /// - Throws: A failure of the terminal.
  func pressInterrupt(until text: String) throws {
    try terminal.wait(seconds: Self.patience) { !$0.marksPastes }
    for _ in 0..<8 {
      try terminal.type("\u{3}")
      do {
        try terminal.wait(seconds: 0.5) { $0.transcript.contains(text) }
        break
      } catch .tooLate {
        continue
      }
    }
    try waitFor(text)
  }

  /// Presses Enter again and again, as a person does who waits for news, until something is on the screen.
  ///
  /// - Parameter text: What is waited for.
  /// - Throws: A failure of the terminal.
  func pressEnter(until text: String) throws {
    for _ in 0..<1_200 {
      try submit()
      do {
        try terminal.wait(seconds: 0.5) { $0.transcript.contains(text) }
        return
      } catch .tooLate {
        continue
      }
    }
    try waitFor(text)
  }

  /// Sends a signal to the program.
  ///
  /// - Parameter signal: The signal's number.
  /// - Throws: An error when the program has ended.
  func send(_ signal: Int32) throws {
    let group = try #require(terminal.foregroundGroup)
    #expect(kill(group, signal) == 0)
  }

  #if os(Linux)
  /// The most memory that the program has had so far, in bytes.
  var peakMemory: Int {
    get throws {
      let group = try #require(terminal.foregroundGroup)
      let status = try String(contentsOfFile: "/proc/\(group)/status", encoding: .utf8)
      let kilobytes = try #require(status.firstMatch(of: /VmHWM:\s*(\d+) kB/))
      return try #require(Int(kilobytes.1)) << 10
    }
  }
  #endif

  /// Whether the terminal hands over whole lines and shows what is typed, as it does for a shell.
  ///
  /// - Returns: Whether it does.
  /// - Throws: A failure of the terminal.
  func readsLines() throws -> Bool {
    try has(ICANON | ECHO | ISIG)
  }

  /// Whether Ctrl-C is a signal at present, and not a key like others.
  ///
  /// - Returns: Whether it is.
  /// - Throws: A failure of the terminal.
  func takesSignals() throws -> Bool {
    try has(ISIG)
  }

  private func has(_ flags: Int32) throws -> Bool {
    let device = try terminal.openDevice()
    defer { close(device) }
    var settings = termios()
    #expect(tcgetattr(device, &settings) == 0)
    return settings.c_lflag & tcflag_t(flags) == tcflag_t(flags)
  }

  /// Leaves, and waits for the end.
  ///
  /// - Returns: The exit code and the screen.
  func leave() throws -> (status: Int32, screen: VirtualScreen) {
    try waitForPrompt()
    try terminal.type("\u{4}")
    return try waitForEnd()
  }

  /// Waits until the program has ended.
  ///
  /// - Returns: The exit code and the screen.
  func waitForEnd() throws -> (status: Int32, screen: VirtualScreen) {
    let screen = try terminal.waitUntilClosed(seconds: Self.patience)
    process.waitUntilExit()
    return (process.terminationStatus, screen)
  }

  /// Long enough for a slow machine that compiles an app for the first time.
  private static let patience = 300.0
}
