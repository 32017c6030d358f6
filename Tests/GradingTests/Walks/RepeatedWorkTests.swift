import AppBuilder
import Course
import Foundation
import SceneModel
import Shares
import Testing

@testable import AppSession
@testable import Grading

/// Every other run takes this test, twelve times, since its load slows the tests beside it; a thorough one a thousand times.
@Suite("Repeated background work", .serialized, .enabled(if: Share(of: 2).takes(0)))
struct RepeatedWorkTests {
  private static let runs = Share(of: 2).part == nil ? 1_000 : 12

  private static let app = """
    import Combine
    import SwiftUI

    actor Counter {
      private var count = 0
      func next() -> Int { count += 1; return count }
    }

    @MainActor final class Work: ObservableObject {
      @Published var log: [String] = []
      private let lock = NSLock()
      nonisolated(unsafe) private var shared: [String] = []
      private var held: [AnyObject] = []
      private var hold: Set<AnyCancellable> = []

      nonisolated func note(_ text: String) {
        DispatchQueue.main.async { MainActor.assumeIsolated { self.log.append(text) } }
      }

      nonisolated private func share(_ text: String) { lock.withLock { shared.append(text) } }

      func queues() {
        let group = DispatchGroup()
        let serial = DispatchQueue(label: "serial")
        let wide = DispatchQueue(label: "wide", attributes: .concurrent)
        for number in 1...6 {
          DispatchQueue.global(qos: number % 2 == 0 ? .background : .userInitiated).async(group: group) {
            let sum = (0..<(number * 1_000)).reduce(0, &+)
            self.share("global \\(number) \\(sum) \\(Int.random(in: 0..<1_000_000))")
            serial.async { self.note("serial \\(number)") }
          }
          wide.async(group: group) { self.share("wide \\(number) \\(UUID())") }
        }
        wide.async(group: group, flags: .barrier) { self.share("barrier") }
        DispatchQueue.concurrentPerform(iterations: 8) { self.share("perform \\($0)") }
        group.notify(queue: .main) {
          MainActor.assumeIsolated { self.log += self.lock.withLock { self.shared } }
        }
      }

      func operations() {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 3
        held.append(queue)
        let last = BlockOperation { self.note("last operation") }
        for number in 1...7 {
          let operation = BlockOperation {
            Thread.sleep(forTimeInterval: Double(number % 3) / 10)
            self.note("operation \\(number)")
          }
          operation.queuePriority = number % 2 == 0 ? .high : .low
          last.addDependency(operation)
          queue.addOperation(operation)
        }
        queue.addOperation(last)
      }

      func threads() {
        let ready = DispatchSemaphore(value: 0)
        for number in 1...4 {
          Thread {
            self.share("thread \\(number)")
            self.note("thread \\(number) \\(Double.random(in: 0..<1))")
            ready.signal()
          }.start()
        }
        for _ in 1...4 { ready.wait() }
        Thread.detachNewThread { self.note("detached thread") }
        log += lock.withLock { shared }
      }

      func sources() {
        let ticks = DispatchSource.makeTimerSource(queue: .global())
        nonisolated(unsafe) var count = 0
        ticks.schedule(deadline: .now() + 0.1, repeating: 0.25)
        ticks.setEventHandler {
          count += 1
          self.note("source tick \\(count)")
          if count == 4 { ticks.cancel() }
        }
        ticks.setCancelHandler { self.note("source cancelled") }
        ticks.resume()
        let data = DispatchSource.makeUserDataAddSource(queue: .global())
        data.setEventHandler { self.note("added \\(data.data)") }
        data.resume()
        for number in 1...3 { data.add(data: UInt(number)) }
        held += [ticks as AnyObject, data as AnyObject]
      }

      func tasks() {
        let counter = Counter()
        for number in 1...6 {
          Task.detached(priority: number % 2 == 0 ? .background : .high) {
            try? await Task.sleep(for: .milliseconds(number % 3 * 50))
            let turn = await counter.next()
            await MainActor.run { self.log.append("detached \\(number) turn \\(turn)") }
          }
        }
        Task {
          async let first = Self.slow("first", 0.2)
          async let second = Self.slow("second", 0.1)
          async let third = Self.slow("third", 0.1)
          log.append("let \\(await first) \\(await second) \\(await third)")
        }
        Task {
          await withTaskGroup(of: String.self) { group in
            for number in 1...5 { group.addTask { await Self.slow("member \\(number)", 0.1) } }
            for await name in group { log.append(name) }
          }
        }
        Task {
          let numbers = AsyncStream<Int> { stream in
            DispatchQueue.global().async {
              for number in 1...3 { stream.yield(number) }
              stream.finish()
            }
          }
          for await number in numbers { log.append("stream \\(number)") }
        }
      }

      nonisolated static func slow(_ name: String, _ seconds: Double) async -> String {
        try? await Task.sleep(for: .seconds(seconds))
        return "\\(name) \\(Int.random(in: 0..<1_000))"
      }

      func timers() {
        var count = 0
        _ = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { timer in
          MainActor.assumeIsolated {
            count += 1
            self.log.append("timer \\(count)")
          }
          if count == 3 { timer.invalidate() }
        }
        Timer.publish(every: 0.2, on: .main, in: .common).autoconnect().prefix(3)
          .sink { self.log.append("published \\($0.timeIntervalSinceReferenceDate)") }
          .store(in: &hold)
        for number in 1...3 {
          DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) { self.note("after \\(number)") }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
            MainActor.assumeIsolated { self.log.append("main after \\(number)") }
          }
        }
        Just(1).delay(for: .seconds(0.2), scheduler: DispatchQueue.global())
          .receive(on: DispatchQueue.main)
          .sink { _ in self.log.append("delayed") }
          .store(in: &hold)
      }
    }

    @main struct Repeated: App {
      @StateObject private var work = Work()
      var body: some Scene {
        WindowGroup {
          VStack {
            Text(work.log.joined(separator: ", "))
            Button("Queues") { work.queues() }
            Button("Operations") { work.operations() }
            Button("Threads") { work.threads() }
            Button("Sources") { work.sources() }
            Button("Tasks") { work.tasks() }
            Button("Timers") { work.timers() }
            Button("All") {
              work.timers()
              work.tasks()
              work.sources()
              work.operations()
              work.queues()
              work.threads()
            }
          }
        }
      }
    }
    """

  /// The states and the console after each step of one run.
  private struct Told: Hashable {
    var states: [Snapshot] = []
    var console: Console
  }

  /// Processes that only take the processor's time.
  private final class Load {
    private let processes: [Process]

    init(_ number: Int) throws {
      processes = try (0..<number).map { _ in
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "while :; do :; done"]
        try process.run()
        return process
      }
    }

    deinit {
      for process in processes {
        // The tests' own process may pass on that it ignores other signals.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
      }
    }
  }

  private func run(_ launch: AppLaunch, on server: ForkServer?) throws -> Told {
    let session = AppSession(launch: launch, server: server, startDate: 1_700_000_000)
    defer { session.close() }
    var told = Told(console: session.console)
    guard case .done(var state) = session.launch() else {
      throw BuildError.broken("it does not start: \(String(describing: session.ending))")
    }
    let taps = ["Queues", "Operations", "Threads", "Sources", "Tasks", "Timers", "All"]
    for tap in taps {
      let action = try #require(WalkMove.tap(tap).action(in: state))
      for action in [action, .wait(seconds: 0.15), .wait(seconds: 2)] {
        guard case .done(let next) = session.perform(action) else {
          throw BuildError.broken("\(tap): \(String(describing: session.ending))")
        }
        state = next
        told.states.append(next)
      }
    }
    told.console = session.console
    return told
  }

  @Test("the same commands always give the same states, even on busy processors")
  func repeated() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navlab-repeated-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // What is left behind here, the system removes in time.
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.app.utf8).write(to: folder.appending(path: "App.swift"))
    let builder = try BuiltProducts.builder()
    let request = BuildRequest(folder: folder.path, files: ["App.swift"])
    guard case .app(let app) = try builder.build(request) else {
      throw BuildError.broken("there is no app")
    }
    // Long enough for a busy machine.
    var launch = AppLaunch(app, limits: Exercise.Limits(seconds: 60), sandbox: nil)
    launch.limits.secondsToLaunch = 60
    // Without a server each run starts a process, which is slower and no different.
    let server = try? ForkServer(forOwn: launch, library: builder.appLibrary)
    let first = try run(launch, on: server)
    #expect(first.states.count == 21)
    let text = first.states.last.map { "\($0.window)" } ?? ""
    for part in [
      "global 6", "last operation", "thread 4", "source cancelled", "let first", "after 3",
    ] {
      #expect(text.contains(part), "\(text)")
    }
    let load = try Load(ProcessInfo.processInfo.activeProcessorCount)
    defer { withExtendedLifetime(load) {} }
    for number in 2...Self.runs {
      let told = try run(launch, on: server)
      guard told != first else { continue }
      let step = first.states.indices.first { told.states[$0] != first.states[$0] }
      Issue.record(
        """
        run \(number) differs in step \(step ?? -1):
        \(step.map { "\(first.states[$0].window)\n\(told.states[$0].window)" } ?? "\(told.console)")
        """
      )
      return
    }
  }
}
