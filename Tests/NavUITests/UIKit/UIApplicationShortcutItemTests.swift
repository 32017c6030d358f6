import NavUI
import Testing

@Suite("UIApplicationShortcutItem")
@MainActor
struct UIApplicationShortcutItemTests {
  private final class Door: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      application.shortcutItems = [
        UIApplicationShortcutItem(
          type: "shop.open",
          localizedTitle: "Open the bread",
          userInfo: ["link": "shop://orders/bread"]
        )
      ]
      return true
    }

    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneDoor.self
      return configuration
    }

    func application(
      _ application: UIApplication,
      performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      Issue.record("an app of scenes hears of quick actions in its scene")
    }
  }

  private class SceneDoor: UIResponder, UIWindowSceneDelegate {
    func scene(
      _ scene: UIScene,
      willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let action = connectionOptions.shortcutItem else { return }
      if let url = URL(string: "shop://orders/\(action.type)") { UIApplication.shared.open(url) }
    }

    func windowScene(
      _ windowScene: UIWindowScene,
      performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      let link = shortcutItem.userInfo?["link"] as? String
      if let url = link.flatMap(URL.init(string:)) { UIApplication.shared.open(url) }
      completionHandler(true)
    }
  }

  private struct Stack: View {
    @State private var path: [String] = []

    var body: some View {
      NavigationStack(path: $path) {
        Text("Root")
          .navigationTitle("Root")
          .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
      }
      .onOpenURL { path = [$0.lastPathComponent] }
    }
  }

  private struct DoorApp: App {
    @UIApplicationDelegateAdaptor(Door.self) private var door

    var body: some Scene {
      WindowGroup { Stack() }
    }
  }

  private struct SilentApp: App {
    var body: some Scene {
      WindowGroup { Text("Nothing") }
    }
  }

  @Test("the scene's delegate receives the action, and the app comes to the screen")
  func chosen() throws {
    let app = TestApp(DoorApp.self)
    try app.background()
    try app.chooseQuickAction("shop.open", ["link": "shop://orders/42"])
    #expect(app.runtime.phase == .active)
    #expect(app.titles == ["Root", "42"])
  }

  @Test("an action that the app has set is found by its title, with its values")
  func set() throws {
    let app = TestApp(DoorApp.self)
    try app.chooseQuickAction("Open the bread")
    #expect(app.titles == ["Root", "bread"])
  }

  @Test("an action that launches the app is in the scene's connection options")
  func launching() {
    #expect(TestApp(DoorApp.self).titles == ["Root"])
    let app = TestApp(DoorApp.self, quickAction: "shop.new")
    #expect(app.titles == ["Root", "shop.new"])
  }

  @Test("without a scene delegate, a quick action has no effect")
  func silence() {
    let app = TestApp(SilentApp.self)
    #expect(throws: Refusal.self) { try app.chooseQuickAction("shop.open") }
  }
}
