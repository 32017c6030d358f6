@testable import NavLint

extension ForcedSleepRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct StepScreen: View {
        @State private var isOver = false
        var body: some View {
          Text("Hold it").task {
            try↓! await Task.sleep(for: .seconds(60))
            isOver = true
          }
        }
      }
      """,
      """
      func wait() async {
        try↓! await Task.sleep(nanoseconds: 1_000_000_000)
      }
      """,
      """
      struct ContentView: View {
        var body: some View {
          Button("Save") {
            Task {
              try↓! await Task.sleep(until: .now + .seconds(2), clock: .continuous)
            }
          }
        }
      }
      """,
      """
      func load() async -> Int {
        for page in 1...9 {
          try↓! Task.checkCancellation()
          print(page)
        }
        return 9
      }
      """,
      """
      func wait() async {
        try↓! await Task<Never, Never>.sleep(for: .seconds(1))
      }
      """,
    ],
    clean: [
      """
      func wait() async {
        try? await Task.sleep(for: .seconds(1))
      }
      """,
      """
      func wait() async throws {
        try await Task.sleep(for: .seconds(1))
      }
      """,
      """
      func load() async -> Int {
        let text = try! await fetch()
        return text.count
      }
      func fetch() async throws -> String { "" }
      """,
      """
      let pattern = try! Regex("a+")
      """,
      """
      func wait() async {
        do {
          try await Task.sleep(for: .seconds(1))
        } catch {
          return
        }
      }
      """,
      """
      import XCTest
      final class PathTests: XCTestCase {
        func testPush() async {
          try! await Task.sleep(for: .seconds(1))
        }
      }
      """,
    ]
  )
}
