import NavUI
import Testing

@Suite("scenePhase")
@MainActor
struct ScenePhaseTests {
  private struct PhaseApp: App {
    @Environment(\.scenePhase) private var phase
    let journal: Journal

    init() { self.init(journal: Journal()) }

    init(journal: Journal) { self.journal = journal }

    var body: some Scene {
      WindowGroup { Phase(journal: journal) }
        .onChange(of: phase) { old, new in journal.note("app \(old) \(new)") }
    }
  }

  private struct Phase: View {
    let journal: Journal
    @Environment(\.scenePhase) private var phase

    var body: some View {
      Button("\(phase)") {}
        .onAppear { journal.note("appears \(phase)") }
        .onChange(of: phase) { journal.note("view \(phase)") }
    }
  }

  @Test("the phases change in iOS's order, in the views and in the app")
  func order() throws {
    let journal = Journal()
    let app = TestApp(PhaseApp.self) { PhaseApp(journal: journal) }
    #expect(journal.entries == ["appears inactive", "view active", "app inactive active"])
    _ = journal.read()
    try app.background()
    #expect(
      journal.entries == [
        "view inactive", "app active inactive", "view background", "app inactive background",
      ]
    )
    _ = journal.read()
    try app.activate()
    #expect(
      journal.entries == [
        "view inactive", "app background inactive", "view active", "app inactive active",
      ]
    )
  }

  @Test("an app in the background cannot be touched, and repeated changes are refused")
  func refusals() throws {
    let app = TestApp(PhaseApp.self)
    #expect(throws: Refusal("The app is already on the screen.")) { try app.activate() }
    try app.background()
    #expect(throws: Refusal("The app is already in the background.")) { try app.background() }
    #expect(throws: Refusal("The app is in the background; bring it back with: activate")) {
      try app.tap("background")
    }
  }

  @Test("UIKit posts its notifications at each change")
  func notifications() throws {
    let app = TestApp(PhaseApp.self)
    let names = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]
    let journal = Journal()
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { journal.note(name.rawValue) }
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    try app.background()
    try app.activate()
    #expect(journal.entries == names.map(\.rawValue))
  }

  @Test("SR-14: an app that saves on its way to the background has saved in time")
  func saving() throws {
    let app = TestApp(SavingApp.self)
    try app.tap("0")
    #expect(app.sceneValues.isEmpty)
    try app.background()
    #expect(app.sceneValues as? [String: Int] == ["saved": 1])
  }

  private struct SavingApp: App {
    var body: some Scene {
      WindowGroup { Saving() }
    }

    struct Saving: View {
      @Environment(\.scenePhase) private var phase
      @SceneStorage("saved") private var saved = 0
      @State private var count = 0

      var body: some View {
        Button("\(count)") { count += 1 }
          .onChange(of: phase) { if phase == .background { saved = count } }
      }
    }
  }
}
