import SceneModel
internal import Spawning

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A running app process with its three channels for requests, replies and output.
///
/// No call waits longer than its time limit, whatever the process does.
final class AppProcess {
  /// The output that has been read from the process.
  var console: Console

  private let child: any ChildProcess
  private let requests: Descriptor
  private let replies: Descriptor
  private let printed: Descriptor
  /// The switch that ends a wait for the process.
  var interruption: Interruption
  private let isOverdrawn: () -> Bool
  private let room: UnsafeMutableRawBufferPointer
  private var frames = FrameBuffer()
  private var preface: [UInt8] = []
  private var printedIsOpen = true
  private var status: ProcessStatus?
  /// The time after which the process's resources are checked again.
  private var inspection = Deadline(seconds: 0)

  /// The time between two checks of the interruption and the process during a wait, in milliseconds.
  private static let slice: Int32 = 10
  /// The amount of output to read before the channels are checked again, in bytes.
  private static let portion = 1 << 20
  /// The time for which a process may run before its resources are checked again, in seconds.
  private static let inspectionSeconds = 0.01

  /// The result of a request.
  enum Exchange: Hashable {
    case reply([UInt8])
    /// A reply without a request.
    case unasked
    case unreadable(WireError)
    /// The end of the channel, usually because the process ended.
    case closed
    case timedOut
    case interrupted
    /// A process whose files take more disk space than allowed.
    case overdrawn
    /// A process with more threads than allowed.
    case crowded
  }

  /// Creates and starts a process with its three channels.
  ///
  /// - Parameters:
  ///   - start: The origin of the process.
  ///   - console: The console that receives the output.
  ///   - interruption: The interruption that stops a running exchange.
  ///   - isOverdrawn: A closure that returns whether the process takes more space for its files than it may.
  /// - Throws: `SystemError` if no process can be created.
  init(
    start: some ProcessOrigin,
    console: Console,
    interruption: Interruption,
    isOverdrawn: @escaping () -> Bool = { false }
  ) throws(SystemError) {
    let request = try Descriptor.channel()
    let reply = try Descriptor.channel()
    let output = try Descriptor.channel()
    try reply.ours.makeNonBlocking()
    try output.ours.makeNonBlocking()
    child = try start.process(
      input: request.theirs,
      output: reply.theirs,
      console: output.theirs
    )
    requests = request.ours
    replies = reply.ours
    printed = output.ours
    self.console = console
    self.interruption = interruption
    self.isOverdrawn = isOverdrawn
    room = .allocate(byteCount: 1 << 16, alignment: 16)
  }

  deinit {
    stop()
    room.deallocate()
  }

  /// Sends bytes that precede the first request and have no reply.
  func begin(with bytes: [UInt8]) {
    var unsent = bytes[...]
    // The remaining bytes are sent with the first request, as are those for a process that has
    // ended.
    _ = send(&unsent)
    preface = Array(unsent)
  }

  /// Sends requests, and waits for their replies.
  ///
  /// All requests are sent together, so the process continues from one to the next without waiting.
  ///
  /// - Parameters:
  ///   - requests: The frames of the requests.
  ///   - seconds: The time limit for each reply, on an idle computer.
  ///   - take: A closure called with the outcome of each request in turn, which returns whether to continue; any
  ///     outcome other than a reply is the last one.
  func exchange(_ requests: [[UInt8]], secondsEach seconds: Double, take: (Exchange) -> Bool) {
    if let fault = faultBefore() {
      _ = take(fault)
      return
    }
    var unsent = (preface + requests.joined())[...]
    preface = []
    for index in requests.indices {
      let result = next(
        &unsent,
        for: seconds,
        isLast: index == requests.count - 1
      )
      guard take(result), case .reply = result else { return }
    }
  }

  /// Returns the fault that occurred before the first request, or nil if there was none.
  private func faultBefore() -> Exchange? {
    guard status == nil else { return .closed }
    if let early = receive(isLast: true) {
      if case .reply = early { return .unasked }
      return early
    }
    return frames.isEmpty ? nil : .unasked
  }

  private func next(
    _ unsent: inout ArraySlice<UInt8>,
    for seconds: Double,
    isLast: Bool
  ) -> Exchange {
    if let result = message(isLast: isLast) { return result }
    var patience = AnswerPatience(seconds: seconds)
    let begin = ContinuousClock.now
    while true {
      guard send(&unsent) else { return .closed }
      let isIdle = wait(Self.slice, sending: !unsent.isEmpty)
      readConsole()
      if let result = receive(isLast: isLast) {
        readConsole()
        guard isLast, case .reply = result else { return result }
        return excess() ?? result
      }
      if isIdle, child.isOver { return .closed }
      if interruption.isRequested { return .interrupted }
      if let excess = excess() { return excess }
      let elapsed = (ContinuousClock.now - begin) / .seconds(1)
      if patience.isOver(after: elapsed, { child.activity }) { return .timedOut }
    }
  }

  /// Returns a result that reports an exceeded limit, or nil if no limit is exceeded or no check is due.
  private func excess() -> Exchange? {
    guard inspection.hasPassed else { return nil }
    defer { inspection = Deadline(seconds: Self.inspectionSeconds) }
    if isOverdrawn() { return .overdrawn }
    return child.isCrowded ? .crowded : nil
  }

  /// A Boolean value that indicates whether the process is running.
  var isRunning: Bool { status == nil && !child.isOver }

  /// Waits for the process to end on its own, and returns the status, or nil if the deadline passes first.
  ///
  /// - Returns: The status, or nil if the process is still running at the deadline.
  func settle(until deadline: Deadline) -> ProcessStatus? {
    while status == nil, !child.isOver {
      guard !deadline.hasPassed else { return nil }
      readConsole()
      poll(nil, 0, 1)
    }
    return stop()
  }

  /// Ends a process that does not answer, after it has had the chance to write the calls that it is in.
  ///
  /// - Parameter deadline: The time by which it has to have written them.
  func stopWithCalls(until deadline: Deadline) {
    if child.askForCalls() { _ = settle(until: deadline) }
    stop()
  }

  /// Ends the process and its process group, and returns the status of the process.
  ///
  /// - Returns: The status of the process: its own if it had already ended, or else `SIGKILL`.
  @discardableResult
  func stop() -> ProcessStatus {
    if let status { return status }
    let status = child.end()
    readConsole()
    self.status = status
    return status
  }

  /// Reads the available output of the process without waiting.
  func readConsole() {
    var budget = Self.portion
    while printedIsOpen, budget > 0 {
      let count = read(printed.number, room.baseAddress, room.count)
      if count > 0 {
        console.append(UnsafeRawBufferPointer(rebasing: room[..<count]))
        budget -= count
      } else if count == 0 {
        printedIsOpen = false
      } else if errno != EINTR {
        return
      }
    }
  }

  /// Returns the next message or the end of the channel, or nil if no more bytes are available.
  private func receive(isLast: Bool) -> Exchange? {
    while true {
      let count = read(replies.number, room.baseAddress, room.count)
      if count == 0 { return .closed }
      if count < 0 {
        if errno == EINTR { continue }
        return errno == EAGAIN ? nil : .closed
      }
      frames.append(UnsafeRawBufferPointer(rebasing: room[..<count]))
      if let result = message(isLast: isLast) { return result }
    }
  }

  /// Returns the next complete message, the fault in the received bytes, or nil if no message is complete.
  private func message(isLast: Bool) -> Exchange? {
    do {
      guard let message = try frames.next() else { return nil }
      return isLast && !frames.isEmpty ? .unasked : .reply(message)
    } catch {
      return .unreadable(error)
    }
  }

  /// Sends as many bytes as possible without waiting, and returns whether the other end is still open.
  private func send(_ unsent: inout ArraySlice<UInt8>) -> Bool {
    while !unsent.isEmpty {
      let count = unsent.withUnsafeBytes { requests.sendQuietly($0) }
      if count > 0 {
        unsent.removeFirst(count)
      } else if errno == EAGAIN {
        return true
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Waits for a channel to become ready, and returns whether the time limit passed first.
  private func wait(_ milliseconds: Int32, sending: Bool) -> Bool {
    var channels = [pollfd(fd: replies.number, events: Int16(POLLIN), revents: 0)]
    if printedIsOpen {
      channels.append(pollfd(fd: printed.number, events: Int16(POLLIN), revents: 0))
    }
    if sending {
      channels.append(pollfd(fd: requests.number, events: Int16(POLLOUT), revents: 0))
    }
    return poll(&channels, nfds_t(channels.count), milliseconds) == 0
  }
}
