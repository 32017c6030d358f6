import Foundation
import SceneModel
import SceneText
import Script
import Testing

@Suite("expect bodies, tasks, updates, wakes, first")
struct MeasurementExpectationTests {
  private static let measurement = WorkReport(
    firstFrame: Snapshot(
      app: "Fake",
      window: Element(
        id: 1,
        kind: .window,
        children: [Element(id: 2, kind: .screen, label: "Wait")]
      )
    ),
    bodies: [WorkReport.Entry(view: "Row", count: WorkReport.Count(last: 2, total: 5))],
    tasks: [WorkReport.Entry(view: "Feed", count: WorkReport.Count(last: 0, total: 1))],
    updates: WorkReport.Count(last: 3, total: 9),
    wakes: WorkReport.Count(last: 60, total: 60)
  )

  /// Returns the answer to a line.
  private func answer(_ line: String, _ text: String? = nil) throws -> [String] {
    let app = FakeApp()
    let json = String(decoding: try JSONEncoder().encode(Self.measurement), as: UTF8.self)
    app.answer = .value(text ?? json, type: "WorkReport")
    return Interpreter(driver: app).output(of: line).map(\.plain)
  }

  @Test(
    "Counts are compared exactly or with a bound, in the last action or since the launch",
    arguments: [
      "bodies Row 2", "bodies Row at most 2", "bodies Row at least 1", "bodies Row 5 since launch",
      "bodies Other 0",
      "tasks Feed 0", "tasks Feed 1 since launch", "updates at most 3", "updates 9 since launch",
      "wakes 60",
      "first screen \"Wait\"",
    ]
  )
  func holds(_ expectation: String) throws {
    #expect(try answer("expect \(expectation)") == ["ok  \(expectation)"])
    #expect(try answer("expect not \(expectation)").first == "not as expected")
  }

  @Test("A wrong count is reported, and so is an app that reports no counts")
  func told() throws {
    #expect(
      try answer("expect wakes at most 2") == [
        "not as expected", "  expected  wakes at most 2", "  seen      wakes 60",
      ]
    )
    #expect(
      try answer("expect first screen \"List\"").last?.contains("at first: screen \"Wait\"") == true
    )
    #expect(
      try answer("expect updates 1", "no JSON") == ["The app does not report its state."]
    )
  }

  @Test("A missing count, bound or subject is requested")
  func misuse() throws {
    #expect(
      try answer("expect bodies Row").first == "give a number, as in: expect bodies Row at most 1"
    )
    #expect(
      try answer("expect updates at 2").first?.hasPrefix("write 'at most' or 'at least'") == true
    )
    #expect(
      try answer("expect first issues none").first?.hasPrefix("write one of these after 'first'")
        == true
    )
  }
}
