import NavUI
import SceneModel
import SharedLists
import Testing

@Suite("ForEach")
@MainActor
struct ForEachTests {
  @Test("NS-88: a range without ids keeps its first rows, and a change is reported")
  func changedRange() throws {
    let app = TestApp(RangesApp.self)
    #expect(app.labels == ["Add", "a", "b", "0", "1"])
    try app.tap("Add")
    #expect(app.labels == ["Add", "a", "b", "0", "1", "2"])
    #expect(app.rules == ["non-constant-range"])
  }

  @Test("NS-84: rows of a range are identified by offset, or by an explicit id")
  func offsets() throws {
    let app = TestApp(ListsApp.self)
    let rows = app.screen?.children ?? []
    #expect(rows.map(\.label) == ["5", "6", "5", "6"])
    #expect(rows.map(\.value) == ["0", "1", "5", "6"])
  }
}

private struct RangesApp: App {
  @State private var letters = ["a", "b"]

  var body: some Scene {
    WindowGroup {
      Button("Add") { letters.append("c") }
      ForEach(0..<letters.count) { Text(letters[$0]) }
      ForEach(0..<letters.count, id: \.self) { Text("\($0)") }
    }
  }
}

private struct ListsApp: App {
  @State private var first: Int?
  @State private var second: Int?

  var body: some Scene {
    WindowGroup {
      List(5..<7, selection: $first) { Text("\($0)") }
      List(5..<7, id: \.self, selection: $second) { Text("\($0)") }
    }
  }
}
