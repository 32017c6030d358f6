import Foundation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A program on a pseudo-terminal of 80 columns.
final class TerminalChild {
  private let process = Process()
  private let master: Int32
  private var seen: [UInt8] = []

  /// Starts the program.
  init(
    _ executable: URL,
    arguments: [String] = [],
    environment: [String: String] = [:]
  ) throws {
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    var ends: (master: Int32, device: Int32) = (-1, -1)
    guard openpty(&ends.master, &ends.device, nil, nil, &size) == 0 else {
      throw Laboratory.Failure(description: "no pseudo-terminal can be had")
    }
    master = ends.master
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    let terminal = FileHandle(fileDescriptor: ends.device, closeOnDealloc: true)
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"]) { $1 }
      .merging(environment) { $1 }
    process.standardInput = terminal
    process.standardOutput = terminal
    process.standardError = terminal
    try process.run()
  }

  deinit {
    close(master)
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
  }

  /// Types text.
  func type(_ text: String) throws {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      guard count > 0 else { throw Laboratory.Failure(description: "the program does not read") }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads until the text has come, and forgets what came up to it.
  func wait(for text: String, seconds: Int32 = 60) throws {
    let wanted = Array(text.utf8)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let range = seen.firstRange(of: wanted) {
        seen.removeSubrange(..<range.upperBound)
        return
      }
      var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      let count =
        poll(&request, 1, seconds * 1000) > 0 ? read(master, &buffer, buffer.count) : 0
      guard count > 0 else {
        let end = String(decoding: seen.suffix(500), as: UTF8.self)
        throw Laboratory.Failure(description: "'\(text)' did not come; the last output was: \(end)")
      }
      seen += buffer[..<count]
    }
  }

  /// Waits until the program has ended, which it must have been told to.
  func waitForEnd() {
    process.waitUntilExit()
  }

  /// Forgets what has come, and what comes until nothing has come for some time.
  func drain(milliseconds: Int32) {
    seen = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    while poll(&request, 1, milliseconds) > 0, read(master, &buffer, buffer.count) > 0 {}
  }

  /// Waits until something has come.
  func waitForAny(seconds: Int32 = 60) throws {
    var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, seconds * 1000) > 0 else {
      throw Laboratory.Failure(description: "the program does not answer a key")
    }
  }
}
