internal import Foundation
internal import NavUI
internal import SceneModel

/// A host inside the app's process that receives requests from the driver and sends replies.
@MainActor
final class Host {
  private let loop: MainLoop
  private var channel: RequestChannel
  private let fidelity: Fidelity
  private var reported = KeptState()

  init(loop: MainLoop, channel: RequestChannel, fidelity: Fidelity) {
    self.loop = loop
    self.channel = channel
    self.fidelity = fidelity
  }

  /// Serves requests until the driver closes the channel.
  ///
  /// The first request must launch the app. A broken channel ends the process, since nobody can
  /// receive a message.
  func serve(_ app: any App.Type) {
    do {
      guard let first = try channel.next() else { return }
      guard case .launch(let url, let kept, let moment) = first.action else {
        throw HostError.notLaunched
      }
      let stopwatch = Stopwatch()
      MainLoop.begin(date: moment.date, launch: moment.number)
      LaunchedProgram.adopt(moment.arguments)
      let driver = HostedApp(
        app,
        kept: kept,
        loop: loop,
        fidelity: fidelity,
        quickAction: moment.arguments.quickAction
      )
      reported = kept
      if let url { driver.begin(with: url) }
      try reply(to: first, outcome: .done, after: stopwatch, from: driver)
      while let request = try channel.next() {
        let stopwatch = Stopwatch()
        let outcome = driver.perform(request.action)
        try reply(to: request, outcome: outcome, after: stopwatch, from: driver)
      }
    } catch {
      FileHandle.standardError.write(Data(SignedLine.signed("\(error)\n").utf8))
      exit(70)
    }
  }

  private func reply(
    to request: Request,
    outcome: Reply.Outcome,
    after stopwatch: Stopwatch,
    from driver: HostedApp
  ) throws {
    let nanoseconds = stopwatch.nanoseconds
    if request.interest == .success, outcome == .done {
      let last = driver.lastSnapshot
      try channel.send(
        Reply(
          number: request.number,
          outcome: .done,
          snapshot: last,
          isTold: false,
          nanoseconds: nanoseconds
        )
      )
      return
    }
    var extras = ReplyExtras(answer: driver.answer)
    if request.interest != .scene {
      let kept = driver.kept
      if kept != reported { extras.kept = kept }
      reported = kept
    }
    var reply = Reply(
      number: request.number,
      outcome: outcome,
      snapshot: driver.snapshot(sceneOnly: request.interest == .scene),
      extras: extras,
      nanoseconds: nanoseconds
    )
    do {
      try channel.send(reply)
    } catch WireError.tooLong {
      reply.snapshot.window.children = []
      reply.snapshot.objects = []
      reply.snapshot.issues.append(.tooMuchText)
      try channel.send(reply)
    }
  }
}

/// A reason why a host cannot serve its driver.
enum HostError: Error, CustomStringConvertible {
  case notLaunched
  /// The name of a type that cannot be launched because it is not an `App`.
  case noApp(String)

  var description: String {
    switch self {
    case .noApp(let name): "'\(name)' is not an App"
    case .notLaunched: "the first request must launch the app"
    }
  }
}
