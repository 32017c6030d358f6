package import Terminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A terminal that a program holds in its hands, to drive another program as a person would.
package final class PseudoTerminal {
  /// The reason why a pseudo-terminal can't go on.
  package enum Failure: Error, Hashable, Sendable {
    /// The system has refused a step.
    case refused(String)
    /// The awaited text has not come in time; the text is what the screen showed instead.
    case tooLate(screen: String)
    /// The program has closed the terminal before what was waited for came.
    case closed(screen: String)
  }

  /// The time that is waited unless somebody says otherwise, in seconds: a busy machine may take
  /// its time.
  package static let patience = 300.0
  /// The path of the terminal for the program that is to be driven.
  package let path: String
  /// The screen that a person would see.
  package private(set) var screen: VirtualScreen
  private var controller: Int32

  /// Opens a terminal.
  ///
  /// - Parameter size: Its size.
  /// - Throws: `Failure` when the system has none to give.
  package init(size: WindowSize = WindowSize(columns: 80, rows: 24)) throws(Failure) {
    screen = VirtualScreen(columns: size.columns, rows: size.rows)
    guard let pair = Self.openPair() else { throw .refused(String(cString: strerror(errno))) }
    (controller, path) = pair
    _ = fcntl(controller, F_SETFL, O_NONBLOCK)
    try resize(to: size)
  }

  deinit {
    hangUp()
  }

  /// Takes the terminal away from the program, which then reads the end of its input.
  package func hangUp() {
    guard controller >= 0 else { return }
    close(controller)
    controller = -1
  }

  /// The group of processes that has the terminal at present, or nil when there is none.
  package var foregroundGroup: Int32? {
    let group = tcgetpgrp(controller)
    return group > 0 ? group : nil
  }

  /// Opens the program's end of the terminal in this process.
  ///
  /// - Returns: An open file that the caller must close.
  /// - Throws: `Failure` when the system refuses.
  package func openDevice() throws(Failure) -> Int32 {
    let device = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard device >= 0 else { throw .refused(String(cString: strerror(errno))) }
    return device
  }

  /// Changes the size, as somebody does who drags a window's corner; the screen begins anew.
  ///
  /// - Parameter size: The new size.
  /// - Throws: `Failure` when the system refuses.
  package func resize(to size: WindowSize) throws(Failure) {
    var window = winsize()
    window.ws_col = UInt16(size.columns)
    window.ws_row = UInt16(size.rows)
    guard ioctl(controller, UInt(TIOCSWINSZ), &window) == 0 else {
      throw .refused(String(cString: strerror(errno)))
    }
    if size != screen.size { screen = screen.emptied(size: size) }
  }

  /// Types, and takes in what the program draws meanwhile, so that neither has to wait for the other.
  ///
  /// - Parameters:
  ///   - keys: Characters, control characters and escape sequences.
  ///   - seconds: The longest wait for a program that reads nothing.
  /// - Throws: `Failure` when the program does not take what is typed.
  package func type(_ keys: String, seconds: Double = patience) throws(Failure) {
    try type(bytes: Array(keys.utf8), seconds: seconds)
  }

  /// Types bytes that need not be text.
  ///
  /// - Parameters:
  ///   - bytes: What the keyboard sends.
  ///   - seconds: The longest wait for a program that reads nothing.
  /// - Throws: `Failure` when the program does not take what is typed.
  package func type(bytes: [UInt8], seconds: Double = patience) throws(Failure) {
    let deadline = ContinuousClock.now + .seconds(seconds)
    var rest = bytes[...]
    while !rest.isEmpty {
      guard ContinuousClock.now < deadline else { throw .tooLate(screen: screen.transcript) }
      var readiness = pollfd(fd: controller, events: Int16(POLLIN | POLLOUT), revents: 0)
      guard poll(&readiness, 1, 100) > 0 else { continue }
      if readiness.revents & Int16(POLLIN) != 0 { try takeIn() }
      guard readiness.revents & Int16(POLLOUT) != 0 else { continue }
      let count = rest.withUnsafeBytes { bytes in
        #if canImport(Glibc)
        Glibc.write(controller, bytes.baseAddress, min(bytes.count, 256))
        #else
        Darwin.write(controller, bytes.baseAddress, min(bytes.count, 256))
        #endif
      }
      guard count > 0 || errno == EAGAIN else { throw .closed(screen: screen.transcript) }
      rest = rest.dropFirst(max(count, 0))
    }
  }

  /// Takes in what the program draws until the screen shows what is waited for.
  ///
  /// A program that is in the middle of its drawing then is given the time to finish it: the screen is handed over
  /// as it is when nothing more comes for a moment, unless it no longer shows what was waited for.
  ///
  /// - Parameters:
  ///   - seconds: The longest wait.
  ///   - settles: Whether the program is given that time; where nothing can follow what is waited for, it need not be.
  ///   - condition: Whether the screen shows it.
  /// - Returns: The screen.
  /// - Throws: `Failure` when it does not come.
  @discardableResult
  package func wait(
    seconds: Double = patience,
    settles: Bool = true,
    until condition: (VirtualScreen) -> Bool
  ) throws(Failure) -> VirtualScreen {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while !condition(screen) {
      guard ContinuousClock.now < deadline else { throw .tooLate(screen: screen.transcript) }
      var readiness = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
      guard poll(&readiness, 1, 100) > 0 else { continue }
      try takeIn()
    }
    let found = screen
    guard settles else { return found }
    try settle(until: min(deadline, .now + .seconds(1)))
    return condition(screen) ? screen : found
  }

  /// Takes in what is still being drawn.
  private func settle(until deadline: ContinuousClock.Instant) throws(Failure) {
    while ContinuousClock.now < deadline {
      var readiness = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
      guard poll(&readiness, 1, 20) > 0 else { return }
      // The end of the program is no drawing; who looks next is told of it.
      guard readiness.revents & Int16(POLLHUP | POLLERR) == 0 else { return }
      try takeIn()
    }
  }

  /// Takes in what the program draws until it closes the terminal.
  ///
  /// - Parameter seconds: The longest wait.
  /// - Returns: The screen at the end.
  /// - Throws: `Failure` when the program does not close it in time.
  package func waitUntilClosed(seconds: Double = patience) throws(Failure) -> VirtualScreen {
    do {
      return try wait(seconds: seconds) { _ in false }
    } catch .closed {
      return screen
    }
  }

  private func takeIn() throws(Failure) {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = bytes.withUnsafeMutableBytes { read(controller, $0.baseAddress, $0.count) }
    guard count > 0 else { throw .closed(screen: screen.transcript) }
    screen.feed(bytes.prefix(count))
  }
}
