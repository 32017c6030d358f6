import NavUI
import SceneModel
import SharedLists
import Testing

@Suite("Bindable")
@MainActor
struct BindableTests {
  @Test("A view without an explicit initializer takes the object itself")
  func memberwiseInitializer() throws {
    let app = TestApp(HandedDownApp.self)
    try app.tap("Go")
    #expect(app.stack?.path == ["5"])
  }
}

@Observable
private final class Router {
  var path: [Int] = []
}

private struct HandedDownApp: App {
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      Numbers(router: router)
    }
  }
}

private struct Numbers: View {
  @Bindable var router: Router

  var body: some View {
    NavigationStack(path: $router.path) {
      Button("Go") { router.path.append(5) }
        .navigationDestination(for: Int.self) { Text("Number \($0)") }
    }
  }
}
