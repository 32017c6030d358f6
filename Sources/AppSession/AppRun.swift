import SceneModel
internal import Spawning

/// A run of one app process that exchanges requests and replies with NavLab.
final class AppRun {
  /// The reason why the process ended, or nil while it is running.
  private(set) var ending: Ending?

  /// The last answer of an object, or nil if there is none.
  private(set) var answer: ObjectAnswer?
  /// A Boolean value that indicates whether the process has loaded the library for calling objects.
  private(set) var canCall = false

  /// The state, apart from files, that the app would leave if it ended now.
  private var values = KeptState()
  private let image: String
  private let home: HomeFolder
  private let process: AppProcess
  private let limits: AppLaunch.Limits
  private let isConfined: Bool
  private let locatesLoops: Bool
  private var replies = ReplyReader()
  private var snapshot: Snapshot?
  /// The number of bytes that the app had printed before the latest actions were sent.
  private var firstByte = 0

  /// The time that a process may take to end after closing its channel, in seconds.
  ///
  /// A busy computer may need some of this time.
  private static let graceSeconds = 5.0
  /// The time that a process that does not answer may take to tell where it is, in seconds.
  private static let callsSeconds = 2.0
  /// The number of bytes of output to search for Swift's crash message.
  private static let messageBytes = 1 << 16

  init(
    launch: AppLaunch,
    kept: KeptState,
    interruption: Interruption,
    prepared: PreparedProcess? = nil,
    server: ForkServer? = nil
  ) throws(SystemError) {
    image = launch.image
    limits = launch.limits
    isConfined = launch.sandbox != nil
    locatesLoops = launch.locatesLoops
    values = kept
    if kept.files.isEmpty, let parts = prepared?.take(), parts.process.isRunning {
      (home, process) = parts
      process.interruption = interruption
      return
    }
    // A lost server cannot create another process, so the app gets a separate one.
    if let (home, start) = server?.start(of: launch, files: kept.files),
      let process = try? Self.process(start, launch, home, interruption)
    {
      (self.home, self.process) = (home, process)
      return
    }
    home = try HomeFolder(files: kept.files, owner: launch.sandbox?.account())
    try home.install(launch.bundle)
    process = try Self.process(try launch.processStart(home: home), launch, home, interruption)
  }

  private static func process(
    _ start: some ProcessOrigin,
    _ launch: AppLaunch,
    _ home: HomeFolder,
    _ interruption: Interruption
  ) throws(SystemError) -> AppProcess {
    let isConfined = launch.sandbox != nil
    return try AppProcess(
      start: start,
      console: Console(capacity: launch.limits.consoleBytes),
      interruption: interruption,
      isOverdrawn: { isConfined && home.isOverfull }
    )
  }

  /// The app's output so far.
  var console: Console {
    process.readConsole()
    return process.console
  }

  /// The approximate additional memory that the newest snapshot takes, in bytes.
  var weight: Int {
    replies.weight
  }

  /// The running time of the app according to its own clock, in seconds.
  var clock: Double {
    snapshot?.clock ?? 0
  }

  /// The number of bytes that the app has printed so far.
  var printedBytes: Int {
    process.console.byteCount
  }

  /// Ends the app's process, and returns the state that the app has kept.
  ///
  /// - Returns: The state for the next process.
  func leave() -> KeptState {
    // If the app still wrote to its home, the stored files could contradict each other.
    process.stop()
    var kept = values
    kept.files = home.files
    return kept
  }

  /// Sends an action to the app, and returns the outcome.
  ///
  /// - Parameters:
  ///   - action: The action; a launch must be the first.
  ///   - step: The number of the step, for the console.
  /// - Returns: The outcome; if the app has already ended, the reason again.
  func perform(_ action: Action, step: Int) -> Outcome {
    var outcome: Outcome?
    perform([action], step: step) {
      outcome = $0
      return true
    }
    return outcome ?? end(.protocolError("it sent no answer"))
  }

  /// Sends several actions in succession, without waiting for the outcome of each.
  ///
  /// For most actions before the last one, only the success is known; for some, the visible elements are known too,
  /// with outdated objects.
  ///
  /// - Parameters:
  ///   - actions: The actions, at least one.
  ///   - step: The number of the first action's step, for the console.
  ///   - take: A closure called with the outcome of each action in turn, or nil for a success without details, which
  ///     returns whether to continue. If it does not, the app may already have performed more actions. The end of the
  ///     app is the last outcome.
  func perform(_ actions: [Action], step: Int, take: (Outcome?) -> Bool) {
    if let ending {
      _ = take(.ended(ending))
      return
    }
    let requests = actions.enumerated().map { index, action in
      Request(
        number: .random(in: 0...UInt64.max),
        action: action.withoutFiles,
        interest: interest(inStep: index, of: actions.count)
      )
    }
    let frames: [[UInt8]]
    do {
      frames = try requests.map { (request) throws(WireError) in try request.frame() }
    } catch {
      _ = take(refusal("An app cannot receive this much in one message: \(error)."))
      return
    }
    process.readConsole()
    firstByte = process.console.byteCount
    process.console.begin(step: step)
    var printed = firstByte
    var index = 0
    let seconds = snapshot == nil ? limits.secondsToLaunch : limits.secondsPerAction
    process.exchange(frames, secondsEach: seconds) { exchange in
      let outcome = outcome(of: exchange, for: requests[index], since: printed, after: seconds)
      index += 1
      printed = process.console.byteCount
      if index < actions.count { process.console.begin(step: step + index) }
      return take(outcome)
    }
  }

  /// Returns the level of detail for the reply to one of several actions.
  private func interest(inStep index: Int, of count: Int) -> Request.Interest {
    if index == count - 1 { return .everything }
    return (index + 1).isMultiple(of: Self.strideLength) ? .scene : .success
  }

  /// The number of actions after which the visible state is requested again.
  private static let strideLength = 16

  private func refusal(_ reason: String) -> Outcome {
    guard let snapshot else { return end(.launchFailure(reason)) }
    return .refused(reason, snapshot)
  }

  private func outcome(
    of exchange: AppProcess.Exchange,
    for request: Request,
    since printed: Int,
    after seconds: Double
  ) -> Outcome? {
    switch exchange {
    case .reply(let message): return outcome(of: message, for: request)
    case .unasked: return end(.protocolError("it sent a reply that NavLab did not request"))
    case .unreadable(let error): return end(.protocolError("\(error)"))
    case .interrupted: return end(.interrupted)
    case .crowded: return end(.signal("SIGKILL"))
    case .overdrawn: return end(.signal("SIGXFSZ"))
    case .closed: return diagnose()
    case .timedOut:
      let bytes = process.console.byteCount - printed
      let isFlood = bytes > limits.consoleBytes
      if isFlood { return end(.flood(bytes: bytes, seconds: seconds)) }
      return end(.timeout(seconds: seconds, place: ChanceSite(site: placeOfLoop())))
    }
  }

  /// Ends a process that does not answer, and returns the place in the learner's code at which it was, if it tells it.
  private func placeOfLoop() -> CrashSite? {
    guard locatesLoops else { return nil }
    let begin = process.console.byteCount
    process.stopWithCalls(until: Deadline(seconds: Self.callsSeconds))
    let output = process.console.text(after: begin, atMost: Self.messageBytes)
    return CrashedCode(lastIn: output, image: image)?.site
  }

  /// Returns the path at which the process can load a library that NavLab has created.
  func path(ofLibrary library: String) throws(SystemError) -> String {
    isConfined ? try home.lend(library) : library
  }

  /// Ends the process, if it is still running.
  func stop() {
    process.stop()
  }

  private func outcome(of message: [UInt8], for request: Request) -> Outcome? {
    let reply: Reply
    do {
      reply = try replies.reply(from: message)
    } catch {
      return end(.protocolError("\(error)"))
    }
    guard reply.number == request.number else {
      return end(.protocolError("it sent a reply to a different request"))
    }
    guard reply.isTold else {
      guard request.interest == .success else {
        return end(.protocolError("its reply does not answer the request"))
      }
      return nil
    }
    guard reply.snapshot.window.kind == .window else {
      return end(.protocolError("its snapshot does not begin with a window"))
    }
    snapshot = reply.snapshot
    values = reply.extras.kept ?? values
    answer = reply.extras.answer
    if case .loadCalls = request.action, reply.outcome == .done { canCall = true }
    return switch reply.outcome {
    case .done: .done(reply.snapshot)
    case .refused(let reason): .refused(reason, reply.snapshot)
    }
  }

  /// Returns the outcome that explains why the channel closed.
  private func diagnose() -> Outcome {
    guard let status = process.settle(until: Deadline(seconds: Self.graceSeconds)) else {
      return end(.protocolError("it closed the channel to NavLab"))
    }
    // An app that runs ahead may have reported its end before the reply to an earlier step was
    // read. A launcher may have reported its end before the first request.
    let first = snapshot == nil ? 0 : firstByte
    let output = process.console.text(after: first, atMost: Self.messageBytes)
    return end(Ending(status: status, output: output, hasReplied: snapshot != nil, image: image))
  }

  private func end(_ ending: Ending) -> Outcome {
    process.stop()
    self.ending = ending
    return .ended(ending)
  }
}

extension Action {
  /// The action without its kept files, which are already in the app's home.
  fileprivate var withoutFiles: Action {
    guard case .launch(let url, var kept, let moment) = self else { return self }
    kept.files = [:]
    return .launch(url: url, kept: kept, moment: moment)
  }
}
