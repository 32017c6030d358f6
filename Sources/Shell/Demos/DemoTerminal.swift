import LineEditing
package import Terminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A terminal keyboard that is read key by key, without echo.
package final class DemoTerminal: DemoKeyboard {
  /// The terminal mode for reading keys, which can also restore the previous mode.
  package let mode: KeyMode
  private let input: Int32
  private let size: () -> WindowSize?
  private var seen: WindowSize?
  private var decoder = KeyDecoder()
  private let clock = ContinuousClock()

  /// Creates a keyboard that takes over a terminal, or returns nil if keys cannot be read individually.
  ///
  /// - Parameters:
  ///   - input: The open file of the keyboard.
  ///   - size: A closure that returns the current size of the window.
  package init?(input: Int32, size: @escaping () -> WindowSize?) {
    guard let mode = KeyMode(descriptor: input) else { return nil }
    self.input = input
    self.mode = mode
    self.size = size
    seen = size()
    mode.enter()
  }

  deinit {
    mode.leave()
  }

  package func key(within milliseconds: Int?) -> DemoKey? {
    let end = milliseconds.map { clock.now + .milliseconds($0) }
    while true {
      while let key = decoder.next() {
        guard let key = DemoKey(key) else { continue }
        guard key == .suspend else { return key }
        suspend()
        return .redraw
      }
      if hasChangedSize { return .redraw }
      let rest = end.map { Int((clock.now.duration(to: $0) / .milliseconds(1)).rounded(.up)) }
      if let rest, rest <= 0 { return nil }
      // A key is a few bytes that arrive together; a lone Escape has no further bytes.
      let slice = decoder.isInside ? Self.betweenBytes : Self.betweenLooks
      switch waitForInput(min(slice, rest ?? slice)) {
      case .some(true): guard takeIn() else { return .quit }
      case .some(false): if decoder.isInside { decoder.settle() }
      case .none: return .quit
      }
    }
  }

  package func lend(to body: () -> Void) {
    mode.leave()
    body()
    mode.enter()
    seen = size()
  }

  package func work(_ body: () -> Void) {
    mode.enter(isInterruptible: true)
    body()
    mode.enter()
  }

  private static let betweenBytes = 40
  /// The interval between size checks in milliseconds, needed where a new size is not signalled during the wait.
  private static let betweenLooks = 200

  private var hasChangedSize: Bool {
    guard let size = size() else { return false }
    defer { seen = size }
    return size != seen
  }

  private func suspend() {
    mode.leave()
    raise(SIGTSTP)
    mode.enter()
  }

  /// Returns whether input is available, or nil if the terminal is gone.
  private func waitForInput(_ milliseconds: Int) -> Bool? {
    var readiness = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    let count = poll(&readiness, 1, Int32(clamping: milliseconds))
    if count < 0 { return errno == EINTR ? false : nil }
    return count > 0
  }

  private func takeIn() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = bytes.withUnsafeMutableBytes { read(input, $0.baseAddress, $0.count) }
    guard count > 0 else { return count < 0 && (errno == EINTR || errno == EAGAIN) }
    decoder.feed(bytes.prefix(count))
    return true
  }
}
