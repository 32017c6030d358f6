import AppBuilder
import Dispatch
import Foundation
import Synchronization

/// The build of the linter, which takes minutes and therefore runs only on request.
package struct LinterBuild: Sendable {
  private let program: LinterProgram

  /// Prepares the build without starting it.
  ///
  /// - Parameter program: The linter.
  package init(of program: LinterProgram) {
    self.program = program
  }

  /// The state of the linter.
  package var state: LinterState {
    if program.path != nil { return .ready }
    if LinterTurn.isTaken(turn) { return .building(step) }
    guard let words = FileManager.default.contents(atPath: failure) else { return .missing }
    return .failed(String(decoding: words, as: UTF8.self))
  }

  /// Builds the linter, or waits for another process that does.
  ///
  /// - Parameter show: Is told again and again how far the build is.
  /// - Throws: `CommandFailure` when it cannot be built.
  package func run(_ show: (LinterState.Step?) -> Void) throws(CommandFailure) {
    let turn = try takeTurn(show)
    // Somebody else may have built it in the meantime.
    guard program.path == nil else { return }
    defer { withExtendedLifetime(turn) {} }
    // What an earlier build has written says nothing about this one.
    unlink(log)
    unlink(failure)
    let result = try built(show)
    guard result.ending == .exit(0), program.path != nil else {
      let words = result.output.trimmingCharacters(in: .whitespacesAndNewlines)
      let reason = words.isEmpty ? "navlab: the linter cannot be built" : words
      try note(reason)
      throw CommandFailure(result.ending == .exit(2) ? .misuse : .internalFault, reason)
    }
  }

  /// Starts to build the linter in a separate process, at low priority, without waiting for it.
  ///
  /// - Parameter navlab: The path of NavLab's own program.
  /// - Throws: `CommandFailure` when it cannot be started.
  package func begin(with navlab: String) throws(CommandFailure) {
    do {
      try BackgroundRun.start(
        "/usr/bin/env",
        ["nohup", "nice", "-n", "19", navlab, "setup", "linter"],
        environment: program.environment
      )
    } catch {
      throw CommandFailure(.internalFault, "navlab: \(error)")
    }
  }

  /// Checks that the linter is available.
  ///
  /// - Parameter consequence: What its absence means for the command, such as `nothing was judged`.
  /// - Throws: `CommandFailure` when it is not built.
  package func require(_ consequence: String? = nil) throws(CommandFailure) {
    guard program.path == nil else { return }
    throw missing(consequence)
  }

  /// Returns the message that the linter is not built, in one line.
  ///
  /// - Parameter consequence: What its absence means for the command, such as `nothing was judged`.
  /// - Returns: What to throw.
  package func missing(_ consequence: String? = nil) -> CommandFailure {
    let end = consequence.map { "; \($0)" } ?? ""
    if case .building(let step) = state {
      let place = step.map { ", \($0.words)" } ?? ""
      return CommandFailure(
        .misuse,
        "navlab: the linter is still being built\(place)\(end); try again when it is ready"
      )
    }
    return CommandFailure(
      .misuse,
      "navlab: the linter is not built\(end); 'navlab setup linter' builds it, which takes a minute or two"
    )
  }

  private func takeTurn(
    _ show: (LinterState.Step?) -> Void
  ) throws(CommandFailure) -> LinterTurn {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(
        .misuse,
        "\(folder): the linter cannot be built here: \(error.localizedDescription)"
      )
    }
    do throws(FileFault) {
      while true {
        if let turn = try LinterTurn(turn) { return turn }
        show(step)
        usleep(Self.pause)
      }
    } catch {
      throw CommandFailure(.misuse, "\(folder): the linter cannot be built here: \(error.reason)")
    }
  }

  /// Runs the build script, and shows its progress.
  private func built(_ show: (LinterState.Step?) -> Void) throws(CommandFailure) -> ToolRun {
    let script = "\(program.installation.root)/Scripts/build-syntax"
    let ending = Mutex<Result<ToolRun, CommandFailure>?>(nil)
    let isOver = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let result = Result { () throws(CommandFailure) in
        try program.run(script, [], seconds: Self.limit)
      }
      ending.withLock { $0 = result }
      isOver.signal()
    }
    while isOver.wait(timeout: .now() + .microseconds(Int(Self.pause))) == .timedOut { show(step) }
    guard let result = ending.withLock({ $0 }) else {
      throw CommandFailure(.internalFault, "navlab: the linter's build has no end")
    }
    return try result.get()
  }

  private func note(_ reason: String) throws(CommandFailure) {
    do throws(FileFault) {
      try WholeFile(path: failure).write(reason + "\n", replacing: true)
    } catch {
      throw CommandFailure(.misuse, "\(failure): the file cannot be written: \(error.reason)")
    }
  }

  private var folder: String { "\(program.installation.root)/.build" }
  private var turn: String { "\(folder)/linter.lock" }
  private var failure: String { "\(folder)/linter.failed" }
  private var log: String { "\(folder)/syntax/build.log" }

  /// The latest step of the build in its log, if there is one.
  private var step: LinterState.Step? {
    FileManager.default.contents(atPath: log)
      .flatMap { LinterState.Step(log: String(decoding: $0, as: UTF8.self)) }
  }

  /// The time that the build may take, in seconds.
  private static let limit = 3600.0
  /// The time between two checks, in microseconds.
  private static let pause: UInt32 = 200_000
}
