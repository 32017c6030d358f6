import Script

/// An object that performs a demo automatically or at the presenter's request.
package final class DemoPerformance {
  let player: DemoPlayer
  let keyboard: any DemoKeyboard
  let hooks: Hooks
  var screen: DemoScreen
  private var pace: DemoPace
  private var isAuto: Bool
  private let stopsAtFailure: Bool

  /// The closures for events and actions outside the demo itself.
  package struct Hooks {
    /// A closure that returns the user's place in the app, which the prompt shows.
    package var place: () -> Place
    /// A closure that receives the index of the next beat.
    package var publish: (Int) -> Void
    /// A closure that receives the name of each chapter that begins.
    package var mark: (String) -> Void
    /// A closure that hands the prompt to the presenter until the presenter leaves it.
    package var converse: () -> Void

    /// Creates a set of hooks.
    ///
    /// - Parameters:
    ///   - place: A closure that returns the user's place in the app, for the prompt.
    ///   - publish: A closure called with the next beat.
    ///   - mark: A closure called with each chapter that begins.
    ///   - converse: A closure that hands the prompt to the presenter until they leave it.
    package init(
      place: @escaping () -> Place,
      publish: @escaping (Int) -> Void = { _ in },
      mark: @escaping (String) -> Void = { _ in },
      converse: @escaping () -> Void = {}
    ) {
      self.place = place
      self.publish = publish
      self.mark = mark
      self.converse = converse
    }
  }

  /// A manner of performing a demo.
  package enum Manner: Hashable, Sendable {
    /// Typing by the presenter, with any keys.
    case byHand
    /// Automatic typing until a key is pressed.
    case alone
    /// Automatic typing without a presenter, up to the first command that fails.
    case unattended
  }

  /// Creates a performance of a demo.
  ///
  /// - Parameters:
  ///   - player: The demo.
  ///   - screen: The screen for the audience.
  ///   - keyboard: The source of the presenter's keys.
  ///   - pace: The pace of automatic typing.
  ///   - manner: The way in which the demo is performed.
  ///   - hooks: The closures called with events.
  package init(
    player: DemoPlayer,
    screen: DemoScreen,
    keyboard: any DemoKeyboard,
    pace: DemoPace,
    manner: Manner,
    hooks: Hooks
  ) {
    self.player = player
    self.screen = screen
    self.keyboard = keyboard
    self.pace = pace
    self.hooks = hooks
    isAuto = manner != .byHand
    stopsAtFailure = manner == .unattended
  }

  /// A way to proceed after a beat.
  enum Turn {
    case goOn
    case end
    case failed(CommandFailure)
  }

  /// Performs the demo from its current position.
  ///
  /// - Parameter start: The initial state of the app.
  /// - Throws: `CommandFailure` for a command that fails while nobody is there.
  package func run(from start: CommandReport) throws(CommandFailure) {
    screen.show(start)
    while true {
      hooks.publish(player.next)
      player.layout = screen.layout
      switch player.upcoming.map(perform) ?? stay() {
      case .goOn: continue
      case .end: return
      case .failed(let failure): throw failure
      }
    }
  }

  private func perform(_ beat: Demo.Beat) -> Turn {
    switch beat.action {
    case .command(let line): return type(line, of: beat)
    case .check: return finish(work(player.perform), of: beat)
    case .chapter(let name):
      hooks.mark(name)
      screen.announce(name)
    case .say(let text):
      screen.say(text)
      player.pass()
      return rest(pace.reading(1 + text.count / 30))
    case .pause(let milliseconds):
      player.pass()
      return rest(milliseconds)
    case .speed(let speed): pace.speed = speed
    case .note: break
    }
    player.pass()
    return .goOn
  }

  /// Waits while the audience reads, or until a key ends automatic typing.
  private func rest(_ milliseconds: Int) -> Turn {
    guard isAuto, let key = keyboard.key(within: milliseconds) else { return .goOn }
    guard key != .redraw else {
      screen.follow()
      return .goOn
    }
    isAuto = false
    return key == .quit ? .end : .goOn
  }

  private func type(_ line: String, of beat: Demo.Beat) -> Turn {
    var left = Array(line)[...]
    var last: Character?
    func typeNext(_ count: Int = 1) {
      for character in left.prefix(count) {
        screen.type(character)
        last = character
      }
      left = left.dropFirst(count)
    }
    func nextKey() -> DemoKey? {
      guard isAuto else { return keyboard.key(within: nil) }
      if left.isEmpty { return keyboard.key(within: pace.beforeEnter) }
      let isFirst = left.count == line.count
      return keyboard.key(within: isFirst ? pace.beforeTyping : pace.beforeKey(after: last))
    }
    screen.prompt(at: hooks.place())
    while true {
      guard let key = nextKey() else {
        guard isAuto else { return .end }
        if left.isEmpty { return carryOut(line, of: beat) }
        typeNext()
        continue
      }
      if key == .redraw {
        redraw()
        continue
      }
      let wasAuto = isAuto
      isAuto = false
      switch key {
      case .auto: isAuto = !wasAuto
      case .type: typeNext()
      case .complete: typeNext(left.count)
      case .enter where !left.isEmpty: typeNext(left.count)
      case .enter, .forward:
        typeNext(left.count)
        return carryOut(line, of: beat)
      case .back, .jump, .takeOver:
        screen.erase()
        return move(key)
      case .quit:
        screen.enter()
        return .end
      case .redraw, .suspend: break
      }
    }
  }

  private func carryOut(_ line: String, of beat: Demo.Beat) -> Turn {
    screen.enter()
    let report = work(player.perform)
    let count = screen.show(report, of: line)
    if report.outcome == .quit { return .end }
    let turn = finish(report, of: beat)
    guard case .goOn = turn else { return turn }
    return rest(pace.reading(count))
  }

  private func finish(_ report: CommandReport, of beat: Demo.Beat) -> Turn {
    let fault: CommandFault
    switch report.outcome {
    case .failed(let failure):
      guard !beat.fails else { return .goOn }
      fault = failure
    case .nothing, .done, .quit:
      guard beat.fails else { return .goOn }
      fault = CommandFault(
        .fallsShort,
        "this command should have failed but did not; remove '#: fails'"
      )
    }
    let place = "\(player.demo.name):\(beat.line):\(beat.isCommand ? fault.column : 1)"
    if stopsAtFailure { return .failed(CommandFailure(fault.status, "\(place): \(fault.message)")) }
    isAuto = false
    if !beat.isCommand || beat.fails { screen.remark("\(place): \(fault.message)") }
    screen.remark(
      "Left goes back one command, any other key continues, and Ctrl-T opens the prompt"
    )
    return .goOn
  }

  /// Runs an action that may take a long time.
  func work(_ body: () -> CommandReport) -> CommandReport {
    var report = CommandReport(outcome: .nothing)
    keyboard.work { report = body() }
    return report
  }

  private func redraw() {
    screen.follow()
    player.layout = screen.layout
    screen.redraw(at: hooks.place())
  }

  /// Waits at the end of the demo, from which the presenter can still go back.
  private func stay() -> Turn {
    guard !isAuto else { return .end }
    screen.remark("the demo is over; Left goes back, Ctrl-T opens the prompt, and Enter leaves")
    while true {
      let key = keyboard.key(within: nil)
      switch key {
      case .back, .jump, .takeOver: return move(key)
      case .redraw: redraw()
      // A presenter who presses keys quickly should not leave the demo by accident.
      case .type, .complete, .forward, .auto, .suspend: continue
      case .enter, .quit, nil: return .end
      }
    }
  }
}
