import SceneModel
import Testing

@testable import NavUI

@MainActor
@Suite("The invisible work of an app")
struct WorkCountTests {
  @Test("The first frame shows the window before any view has appeared")
  func firstFrame() throws {
    let app = TestApp(DiaryApp.self)
    #expect(app.labels.contains("Page 7"))
    #expect(Self.labels(in: try #require(app.runtime.firstFrame)).contains("Page 0"))
  }

  @Test("The first frame of a plain button without later changes is the button")
  func plainFirstFrame() throws {
    let app = TestApp(ButtonApp.self)
    #expect(Self.labels(in: try #require(app.runtime.firstFrame)).contains("Press"))
  }

  @Test("Bodies are counted by type, in the last action and since the launch")
  func bodies() throws {
    let app = TestApp(DiaryApp.self)
    let launched = try #require(app.runtime.work.bodies["Entry"]?.total)
    app.runtime.beginAction()
    try app.tap("Turn")
    #expect(app.runtime.work.bodies["Entry"] == WorkCount.Tally(last: 1, total: launched + 1))
    #expect(app.runtime.work.bodies["Cover"]?.last == 0)
    #expect(app.runtime.work.updates.last == 1)
    app.runtime.beginAction()
    #expect(app.runtime.work.bodies["Entry"]?.last == 0)
    #expect(app.runtime.work.updates.last == 0)
  }

  @Test("Tasks are counted by the view whose body contains them, each time they start")
  func tasks() throws {
    let app = TestApp(DiaryApp.self)
    #expect(app.runtime.work.tasks == ["Entry": WorkCount.Tally(last: 1, total: 1)])
    app.runtime.beginAction()
    try app.tap("Turn")
    #expect(app.runtime.work.tasks == ["Entry": WorkCount.Tally(last: 1, total: 2)])
  }

  private static func labels(in element: Element) -> [String] {
    [element.label].compactMap(\.self) + element.children.flatMap(labels)
  }
}

private struct DiaryApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Cover()
        Entry()
      }
    }
  }
}

private struct ButtonApp: App {
  var body: some Scene {
    WindowGroup { Button("Press") {} }
  }
}

private struct Cover: View {
  var body: some View { Text("Diary") }
}

private struct Entry: View {
  @State private var page = 0

  var body: some View {
    VStack {
      Text("Page \(page)")
      Button("Turn") { page += 1 }
    }
    .onAppear { page = 7 }
    .task(id: page == 8) {}
  }
}
