import AppBuilder
import Dispatch
package import Foundation
import SceneModel
import Synchronization

/// The build of the linter, which takes minutes and therefore runs only on request.
package struct LinterBuild: Sendable {
  private let program: LinterProgram
  private let clock: @Sendable () -> Date

  /// Creates a build without starting it.
  ///
  /// - Parameters:
  ///   - program: The linter.
  ///   - clock: A closure that returns the current time.
  package init(of program: LinterProgram, clock: @escaping @Sendable () -> Date = { Date() }) {
    self.program = program
    self.clock = clock
  }

  /// The current state of the linter.
  package var state: LinterState {
    if program.path != nil { return .ready }
    if LinterTurn.isTaken(turn) { return .building(progress) }
    guard let words = FileManager.default.contents(atPath: failure) else { return .missing }
    return .failed(String(decoding: words, as: UTF8.self))
  }

  /// Builds the linter, or waits for another process that is building it.
  ///
  /// - Parameter show: A closure called repeatedly with the progress.
  /// - Throws: `CommandFailure` if it cannot be built.
  package func run(_ show: (LinterProgress) -> Void) throws(CommandFailure) {
    let turn = try takeTurn(show)
    // Another process may have built the linter in the meantime.
    guard program.path == nil else { return }
    defer { withExtendedLifetime(turn) {} }
    // A failure of an earlier build does not matter for this one.
    unlink(failure)
    let result = try built(show)
    guard result.ending == .exit(0), program.path != nil else {
      let words = result.output.trimmingCharacters(in: .whitespacesAndNewlines)
      let reason = words.isEmpty ? SignedLine.signed("the linter cannot be built") : words
      try note(reason)
      throw CommandFailure(result.ending == .exit(2) ? .misuse : .internalFault, reason)
    }
  }

  /// Starts a separate process that builds the linter at low priority, without waiting for it.
  ///
  /// - Parameter navlab: The path of NavLab's own program.
  /// - Throws: `CommandFailure` if it cannot be started.
  package func begin(with navlab: String) throws(CommandFailure) {
    do {
      try BackgroundRun.start(
        "/usr/bin/env",
        ["nohup", "nice", "-n", "19", navlab, "setup", "linter"],
        environment: program.environment
      )
    } catch {
      throw CommandFailure(.internalFault, saying: "\(error)")
    }
  }

  /// Throws an error unless the linter is available.
  ///
  /// - Parameter consequence: The consequence for the command, such as `nothing was checked`.
  /// - Throws: `CommandFailure` if it is not built.
  package func require(_ consequence: String? = nil) throws(CommandFailure) {
    guard program.path == nil else { return }
    throw missing(consequence)
  }

  /// Returns a one-line error for a linter that is not built.
  ///
  /// - Parameter consequence: The consequence for the command, such as `nothing was checked`.
  /// - Returns: The error to throw.
  package func missing(_ consequence: String? = nil) -> CommandFailure {
    let end = consequence.map { "; \($0)" } ?? ""
    if case .building(let progress) = state {
      return CommandFailure(
        .misuse,
        saying:
          "the linter is still being built, \(progress.words)\(end); try again when it is ready"
      )
    }
    return CommandFailure(
      .misuse,
      saying:
        "the linter is not built\(end); 'navlab setup linter' builds it, which takes a minute or two"
    )
  }

  private func takeTurn(
    _ show: (LinterProgress) -> Void
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
        show(progress)
        usleep(Self.pause)
      }
    } catch {
      throw CommandFailure(.misuse, "\(folder): the linter cannot be built here: \(error.reason)")
    }
  }

  /// Runs the build script while showing its progress.
  private func built(_ show: (LinterProgress) -> Void) throws(CommandFailure) -> ToolRun {
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
    while isOver.wait(timeout: .now() + .microseconds(Int(Self.pause))) == .timedOut {
      show(progress)
    }
    guard let result = ending.withLock({ $0 }) else {
      throw CommandFailure(.internalFault, saying: "the linter's build ended without a result")
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

  /// The progress of the build that holds the lock.
  private var progress: LinterProgress {
    let start = LinterTurn.beginning(turn) ?? clock()
    return LinterProgress(
      of: LinterArtifacts(in: "\(folder)/syntax", since: start),
      since: start,
      now: clock()
    )
  }

  /// The time limit for the build, in seconds.
  private static let limit = 3600.0
  /// The interval between two checks of the build, in microseconds.
  private static let pause: UInt32 = 200_000
}
