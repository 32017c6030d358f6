import Foundation
import Shares
import Testing

/// Every other run takes these tests.
@Suite("Work in the background of apps", .serialized, .enabled(if: Share(of: 2).takes(0)))
struct BackgroundWorkTests {
  private let script: AppScript

  init() throws {
    script = try AppScript()
  }

  @Test("BW-01: what a background queue hands to the main queue appears at once")
  func hopBack() throws {
    let run = try script.run(
      """
      final class ImageLoader: ObservableObject {
        @Published var names: [String] = []
        private let queue = DispatchQueue(label: "images", attributes: .concurrent)
        private let access = DispatchQueue(label: "cache")
        private var cache: [Int: String] = [:]
        func load() {
          let group = DispatchGroup()
          for index in 1...3 {
            queue.async(group: group) {
              Thread.sleep(forTimeInterval: Double(4 - index))
              self.access.sync { self.cache[index] = "image \\(index)" }
            }
          }
          group.notify(queue: .main) {
            self.names = self.access.sync { self.cache.keys.sorted().map { self.cache[$0]! } }
          }
        }
      }
      struct ContentView: View {
        @StateObject private var loader = ImageLoader()
        @State private var text = "empty"
        var body: some View {
          VStack {
            Text(text)
            ForEach(loader.names, id: \\.self) { Text($0) }
            Button("Count") {
              DispatchQueue.global(qos: .userInitiated).async {
                let result = (0..<1000).reduce(0, +)
                DispatchQueue.main.async { text = "loaded \\(result)" }
              }
            }
            Button("Load") { loader.load() }
          }
        }
      }
      """,
      "tap Count",
      "expect text \"loaded 499500\"",
      "tap Load",
      "expect not text \"image 1\"",
      "wait 3s",
      "expect text \"image 1\"",
      "expect text \"image 3\""
    )
    #expect(run.status == 0, "\(run)")
  }

  @Test("BW-02: only the main thread counts as the main thread")
  func threads() throws {
    let run = try script.run(
      """
      struct ContentView: View {
        var body: some View {
          Button("Go") {
            DispatchQueue.global().async { print("queue \\(Thread.isMainThread)") }
            OperationQueue().addOperation { print("operation \\(Thread.isMainThread)") }
            Task.detached {
              print("detached \\(Thread.isMainThread)")
              await work()
              await MainActor.run { print("actor \\(Thread.isMainThread)") }
            }
          }
        }
      }
      nonisolated func work() async { print("nonisolated \\(Thread.isMainThread)") }
      """,
      "tap Go",
      "expect console \"queue false\"",
      "expect console \"operation false\"",
      "expect console \"detached false\"",
      "expect console \"nonisolated false\"",
      "expect console \"actor true\""
    )
    #expect(run.status == 0, "\(run)")
  }

  @Test("BW-04: a main-thread wait for background work ends with that work")
  func waits() throws {
    let run = try script.run(
      """
      struct ContentView: View {
        @State private var text = "empty"
        var body: some View {
          VStack {
            Text(text)
            Button("Wait") {
              let done = DispatchSemaphore(value: 0)
              Task.detached {
                try? await Task.sleep(for: .seconds(2))
                done.signal()
              }
              done.wait()
              text = "done"
            }
          }
        }
      }
      """,
      "tap Wait",
      "expect text \"done\""
    )
    #expect(run.status == 0, "\(run)")
  }

  @Test(
    "BW-05: endless work stops the app with a reason",
    arguments: [
      ("while true { count &+= 1 }", "does not end"),
      ("DispatchQueue.main.sync { done.wait() }", "will never happen"),
    ]
  )
  func endless(work: String, reason: String) throws {
    let run = try script.run(
      """
      struct ContentView: View {
        var body: some View {
          Button("Go") {
            DispatchQueue.global().async {
              let done = DispatchSemaphore(value: 0)
              var count = 0
              \(work)
              print(count, done)
            }
          }
        }
      }
      """,
      "tap Go"
    )
    #expect(run.status == 4, "\(run)")
    #expect(run.errors.contains(reason), "\(run)")
  }

  @Test("BW-05: a queue that waits for itself ends the app, but a lost thread does not")
  func selfWait() throws {
    let app = """
      struct ContentView: View {
        @State private var text = "empty"
        private let queue = DispatchQueue(label: "cache")
        var body: some View {
          VStack {
            Text(text)
            Button("Lose") {
              DispatchQueue.global().async { DispatchSemaphore(value: 0).wait() }
              text = "lost"
            }
            Button("Nest") {
              queue.sync { queue.sync { text = "never" } }
            }
          }
        }
      }
      """
    let lost = try script.run(app, "tap Lose", "wait 60m", "expect text \"lost\"")
    #expect(lost.status == 0, "\(lost)")
    let nested = try script.run(app, "tap Nest")
    #expect(nested.status == 4, "\(nested)")
    #expect(nested.errors.contains("a queue waits for itself"), "\(nested)")
  }

  @Test("The app's own system calls take virtual time")
  func ownCalls() throws {
    let run = try script.run(
      """
      import Foundation
      struct ContentView: View {
        @State private var text = "empty"
        var body: some View {
          VStack {
            Text(text)
            Button("Sleep") {
              DispatchQueue.global().async {
                sleep(1800)
                usleep(500_000)
                DispatchQueue.main.async { text = "slept" }
              }
            }
          }
        }
      }
      """,
      "tap Sleep",
      "wait 30m",
      "expect text \"empty\"",
      "wait 1s",
      "expect text \"slept\""
    )
    #expect(run.status == 0, "\(run)")
  }

  /// Launches, of which each sees the same: `NAVLAB_LAUNCHES=1000` makes as many of them as are promised.
  private static let launches =
    Int(ProcessInfo.processInfo.environment["NAVLAB_LAUNCHES"] ?? "") ?? 25

  @Test("Racing queues have the same result in each launch")
  func race() throws {
    let app = """
      final class Race: ObservableObject {
        @Published var places = ""
        private let lock = NSLock()
        private var arrived: [String] = []
        private func arrive(_ name: String) { lock.withLock { arrived.append(name) } }
        func start() {
          let group = DispatchGroup()
          let operations = OperationQueue()
          let serial = DispatchQueue(label: "serial")
          for index in 0..<6 {
            DispatchQueue.global(qos: index % 2 == 0 ? .background : .userInteractive).async(group: group) {
              _ = (0..<(index * 1000)).reduce(0, +)
              self.arrive("q\\(index)")
            }
            group.enter()
            operations.addOperation { self.arrive("o\\(index)"); group.leave() }
            group.enter()
            Thread.detachNewThread { self.arrive("t\\(index)"); group.leave() }
            serial.async(group: group) { self.arrive("s\\(index)") }
            group.enter()
            Task.detached { self.arrive("d\\(index)"); group.leave() }
          }
          group.notify(queue: .main) { self.places = self.arrived.joined() }
        }
      }
      struct ContentView: View {
        @StateObject private var race = Race()
        var body: some View {
          VStack {
            Text("places: \\(race.places)")
            Button("Start") { race.start() }
          }
        }
      }
      """
    let lines = Array(repeating: "relaunch\ntap Start\nscreen", count: Self.launches)
    let run = try script.run(app, lines.joined(separator: "\n"))
    let places = run.output.split(separator: "\n").filter { $0.hasPrefix("places: ") }
    #expect(run.status == 0, "\(run)")
    #expect(places.count == Self.launches, "\(run)")
    #expect(Set(places).count == 1, "\(Set(places))")
    #expect(places.first?.count == "places: ".count + 60)
  }
}
