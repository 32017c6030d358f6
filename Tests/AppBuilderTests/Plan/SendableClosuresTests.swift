import Foundation
import Testing

@testable import AppBuilder

@Suite("calls of Foundation that take closures")
struct SendableClosuresTests {
  @Test(
    "NavLab's functions take their place, and nothing moves",
    arguments: [
      (
        "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }",
        "Timer.navlabSchedule(withTimeInterval: 1, repeats: true) { _ in }"
      ),
      ("Timer(timeInterval: 1, repeats: true)", "Timer(navlabPeriod: 1, repeats: true)"),
      ("center.addObserver(forName: name)", "center.navlabWatch(forName: name)"),
      (
        "let queue: OperationQueue; queue.addOperation { }",
        "let queue: OperationQueue; queue.navlabAppend { }"
      ),
    ]
  )
  func forms(text: String, expected: String) {
    #expect(SendableClosures.replaced(in: text) == expected)
  }

  @Test(
    "other calls stay as they are",
    arguments: [
      "Timer.scheduledTimer(timeInterval: 1, target: self)",
      "center.addObserver(self, selector: tap) // forName",
      "let queue: OperationQueue; queue.addOperation(operation)",
      "ledger.addOperation { }",
      "let q: OperationQueue; func addOperation(_ op: () -> Void) {}; ledger.addOperation { }",
      "let text = \"addObserver(forName: a)\"",
    ]
  )
  func others(text: String) {
    #expect(SendableClosures.replaced(in: text) == text)
  }

  @Test("in Swift 5, closures that call the main actor cause warnings, as in Xcode")
  func swift5() throws {
    let folder = try LearnerFolder(["App.swift": Self.app])
    let builder = try Builder(
      runtime: Products.runtime,
      cacheFolder: NSTemporaryDirectory() + "navlab-builder-tests-\(getuid())",
      environment: ProcessInfo.processInfo.environment
    )
    var request = folder.request(["App.swift"])
    request.languageMode = .swift5
    let warnings = try builder.build(request).warnings
    #expect(warnings.count == 5)
    #expect(warnings.allSatisfy { $0.message.contains("main actor-isolated") })
  }

  private static let app = """
    import SwiftUI
    import Foundation

    @MainActor final class Clock: ObservableObject {
      @Published var ticks = 0
      var timer: Timer?
      func start() {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
        timer = Timer(timeInterval: 1, repeats: true) { _ in self.tick() }
        NotificationCenter.default.addObserver(forName: .NSCalendarDayChanged, object: nil, queue: .main) { _ in
          self.tick()
        }
        OperationQueue.main.addOperation { self.tick() }
        URLSession.shared.dataTask(with: URL(string: "https://shop.example")!) { _, _, _ in self.tick() }.resume()
      }
      func tick() { ticks += 1 }
    }

    @main struct ClockApp: App {
      @StateObject private var clock = Clock()
      var body: some Scene {
        WindowGroup { Text("\\(clock.ticks)").onAppear { clock.start() } }
      }
    }
    """
}
