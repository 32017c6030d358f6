import Foundation
import NavUI

/// A program that takes over its process's time and plays one scene, to be compared by what it
/// prints.
@main
struct Probe {
  static func main() throws {
    let loop = try MainLoop.install()
    let names = CommandLine.arguments.dropFirst()
    guard let name = names.first, let scene = Scene(rawValue: name), names.count == 1 else {
      print("usage: TimeProbe \(Scene.allCases.map(\.rawValue).joined(separator: "|"))")
      return
    }
    MainActor.assumeIsolated {
      scene.play(Stage(loop: loop))
    }
  }
}

/// The scenes that the probe can play.
enum Scene: String, CaseIterable {
  case order
  case actors
  case sleep
  case cancellation
  case clocks
  case delays
  case timers
  case schedulers
  case loops
  case inbox
  case isolation
  case chance
  case repetition
  case reinstallation
  case queues
  case waits
  case threads
  case operations
  case sources
  case pool
  case background
  case deadlock
  case relock
  case endless
  case bundles

  @MainActor
  func play(_ stage: Stage) {
    switch self {
    case .order: stage.playOrder()
    case .actors: stage.playActors()
    case .sleep: stage.playSleep()
    case .cancellation: stage.playCancellation()
    case .clocks: stage.playClocks()
    case .delays: stage.playDelays()
    case .timers: stage.playTimers()
    case .schedulers: stage.playSchedulers()
    case .loops: stage.playLoops()
    case .inbox: stage.playInbox()
    case .isolation: stage.playIsolation()
    case .chance: stage.playChance()
    case .repetition: stage.playRepetition()
    case .reinstallation: stage.playReinstallation()
    case .queues: stage.playQueues()
    case .waits: stage.playWaits()
    case .threads: stage.playThreads()
    case .operations: stage.playOperations()
    case .sources: stage.playSources()
    case .pool: stage.playPool()
    case .background: stage.playBackground()
    case .deadlock: stage.playDeadlock()
    case .relock: stage.playRelock()
    case .endless: stage.playEndless()
    case .bundles: stage.playBundles()
    }
  }
}

/// The loop, and the log of what happens in it.
final class Stage: Sendable {
  let loop: MainLoop

  init(loop: MainLoop) {
    self.loop = loop
  }

  func note(_ text: String) {
    write("\(loop.now) \(text)")
  }

  /// Prints a line at once, so that it is not lost if the scene crashes.
  func write(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }

  @MainActor
  func settle(limit: Int = 100_000) {
    let result = loop.settle(limit: limit)
    note("-- \(result.isSettled ? "settled" : "stopped") after \(result.jobs)")
  }

  @MainActor
  func advance(_ duration: Duration, limit: Int = 100_000) {
    let result = loop.advance(by: duration, limit: limit)
    note("-- \(result.isSettled ? "advanced" : "stopped") after \(result.jobs)")
  }
}

/// An actor on the default executor.
actor Counter {
  private(set) var count = 0

  func increment() -> Int {
    count += 1
    return count
  }
}
