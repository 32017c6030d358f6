import NavUI
import OpenCombine
import SceneModel
import Testing

@Suite("objects that a scene injects")
@MainActor
struct SceneObjectTests {
  @Test("an object on a scene reaches all views, also in a sheet, and redraws them")
  func object() throws {
    let app = TestApp(SessionApp.self)
    #expect(app.labels.first == "nobody")
    try app.tap("Log in")
    #expect(app.labels.first == "Ada")
    try app.tap("Account")
    #expect(app.labels == ["Ada is logged in"])
  }
}

private final class Session: ObservableObject {
  @Published var user = "nobody"
}

private struct SessionApp: App {
  @StateObject private var session = Session()

  var body: some Scene {
    WindowGroup { HomeView() }
      .environmentObject(session)
  }
}

private struct HomeView: View {
  @EnvironmentObject private var session: Session
  @State private var showsAccount = false

  var body: some View {
    Text(session.user)
    Button("Log in") { session.user = "Ada" }
    Button("Account") { showsAccount = true }
      .sheet(isPresented: $showsAccount) { AccountView() }
  }
}

private struct AccountView: View {
  @EnvironmentObject private var session: Session

  var body: some View {
    Text("\(session.user) is logged in")
  }
}
