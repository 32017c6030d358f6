import NavUI
import OpenCombine
import SceneModel
import SharedLists
import Testing

@Suite("objects in the environment")
@MainActor
struct EnvironmentObjectTests {
  @Test("OB-02: an optional environment object is nil if none is injected")
  func optionalObject() {
    let app = TestApp(OptionalApp.self)
    #expect(app.labels == ["none", "found injected"])
  }

  @Test("OB-03: the nearest injected object hides outer objects")
  func nearest() {
    let app = TestApp(NearestApp.self)
    #expect(app.labels == ["outer", "inner", "outer old", "inner old"])
  }

  @Test("OB-04: two instances of one router are separate")
  func separateInstances() throws {
    let app = TestApp(TwoRoutersApp.self)
    try app.tap("Push on my own router")
    #expect(app.stack?.path == [])
    #expect(app.objects.count == 2)
    let paths = app.objects.compactMap { ($0.object as? Router)?.path }
    #expect(paths == [[], [1]])
    try app.tap("Push on the injected router")
    #expect(app.stack?.path == ["1"])
  }

  @Test("OB-05: a local Bindable makes bindings to an environment object")
  func localBindable() throws {
    let app = TestApp(BindableApp.self)
    try app.tap("Go")
    #expect(app.stack?.path == ["5"])
    #expect((app.objects.first?.object as? Router)?.path == [5])
  }

  @Test("OB-15: a default action that does nothing conceals a missing injection")
  func defaultAction() throws {
    let app = TestApp(DefaultActionApp.self)
    try app.tap("Navigate")
    #expect(app.rules == [])
    #expect(app.stack?.path == [])
  }

  @Test("nil in the environment hides an object that was injected further out")
  func hiddenObject() {
    let app = TestApp(HiddenApp.self)
    #expect(app.labels == ["none"])
  }
}

@Observable
private final class Router {
  var name: String
  var path: [Int] = []
  var unread = 0

  init(name: String = "router") { self.name = name }
}

private final class OldRouter: ObservableObject {
  @Published var name: String

  init(name: String) { self.name = name }
}

private struct OptionalApp: App {
  @State private var router = Router(name: "injected")

  var body: some Scene {
    WindowGroup {
      OptionalView()
      OptionalView().environment(router)
    }
  }
}

private struct OptionalView: View {
  @Environment(Router.self) private var router: Router?

  var body: some View { Text(router.map { "found \($0.name)" } ?? "none") }
}

private struct NearestApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        NameView()
        NameView().environment(Router(name: "inner"))
        OldNameView()
        OldNameView().environmentObject(OldRouter(name: "inner old"))
      }
      .environment(Router(name: "outer"))
      .environmentObject(OldRouter(name: "outer old"))
    }
  }
}

private struct NameView: View {
  @Environment(Router.self) private var router

  var body: some View { Text(router.name) }
}

private struct OldNameView: View {
  @EnvironmentObject private var router: OldRouter

  var body: some View { Text(router.name) }
}

private struct TwoRoutersApp: App {
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $router.path) {
        TwoRoutersView().navigationDestination(for: Int.self) { Text("\($0)") }
      }
      .environment(router)
    }
  }
}

private struct TwoRoutersView: View {
  @Environment(Router.self) private var injected
  @State private var own = Router()

  var body: some View {
    Button("Push on my own router") { own.path.append(1) }
    Button("Push on the injected router") { injected.path.append(1) }
  }
}

private struct BindableApp: App {
  @State private var router = Router()

  var body: some Scene {
    WindowGroup { BindableView().environment(router) }
  }
}

private struct BindableView: View {
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      NavigationLink("Go", value: 5).navigationDestination(for: Int.self) { Text("\($0)") }
    }
  }
}

private struct DefaultActionApp: App {
  @State private var path: [Int] = []

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        DefaultActionView().navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
  }
}

private struct DefaultActionView: View {
  @Environment(\.navigate) private var navigate

  var body: some View { Button("Navigate") { navigate(1) } }
}

private struct HiddenApp: App {
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      OptionalView().environment(nil as Router?).environment(router)
    }
  }
}

private struct NavigateAction {
  var action: (Int) -> Void = { _ in }

  func callAsFunction(_ number: Int) { action(number) }
}

private struct NavigateKey: EnvironmentKey {
  static var defaultValue: NavigateAction { NavigateAction() }
}

extension EnvironmentValues {
  fileprivate var navigate: NavigateAction {
    get { self[NavigateKey.self] }
    set { self[NavigateKey.self] = newValue }
  }
}
