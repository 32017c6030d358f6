import NavUI
import Testing

@Suite("UNUserNotificationCenter")
@MainActor
struct UNUserNotificationCenterTests {
  /// A delegate that hears of taps in the form with a closure.
  private class Listener: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      UNUserNotificationCenter.current().delegate = self
      return true
    }

    nonisolated func userNotificationCenter(
      _ center: UNUserNotificationCenter,
      didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      let link = response.notification.request.content.userInfo["link"] as? String
      MainActor.assumeIsolated {
        if let url = link.flatMap(URL.init(string:)) { UIApplication.shared.open(url) }
      }
      completionHandler()
    }
  }

  private struct LinkApp: App {
    @UIApplicationDelegateAdaptor(Listener.self) private var listener

    var body: some Scene {
      WindowGroup { Stack() }
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

  @Test("a tap brings the app to the screen, and opens the notification's link")
  func tap() throws {
    let app = TestApp(LinkApp.self)
    try app.background()
    try app.tapNotification(["link": "shop://orders/42"])
    #expect(app.runtime.phase == .active)
    #expect(app.titles == ["Root", "42"])
  }

  @Test("a button brings the app to the screen only if its option says so")
  func buttons() throws {
    let app = TestApp(LinkApp.self)
    app.runtime.asCurrent {
      UNUserNotificationCenter.current().setNotificationCategories([
        UNNotificationCategory(
          identifier: "ORDER",
          actions: [
            UNNotificationAction(identifier: "LATER", title: "Later"),
            UNNotificationAction(identifier: "SHOW", title: "Show", options: [.foreground]),
          ],
          intentIdentifiers: []
        )
      ])
    }
    try app.background()
    try app.tapNotification(["link": "shop://orders/1"], action: "LATER")
    #expect(app.runtime.phase == .background)
    try app.tapNotification(["link": "shop://orders/2"], action: "Show")
    #expect(app.runtime.phase == .active)
    #expect(app.titles == ["Root", "2"])
    #expect(
      throws: Refusal(
        "No notification has the action \"HIDE\"; the actions are \"LATER\", \"SHOW\"."
      )
    ) {
      try app.tapNotification([:], action: "HIDE")
    }
  }

  private struct SilentApp: App {
    var body: some Scene {
      WindowGroup { Text("Nothing") }
    }
  }

  @Test("without a delegate, a notification has no effect")
  func silence() {
    let app = TestApp(SilentApp.self)
    #expect(throws: Refusal.self) { try app.tapNotification([:]) }
  }

  /// A delegate that hears of taps in the asynchronous form.
  private final class Waiter: NSObject, UNUserNotificationCenterDelegate, @unchecked Sendable {
    private(set) var heard: [String] = []

    func userNotificationCenter(
      _ center: UNUserNotificationCenter,
      didReceive response: UNNotificationResponse
    ) async {
      heard.append("\(response.notification.request.content.userInfo["id"] ?? "nothing")")
    }
  }

  @Test("the asynchronous form of the delegate's method is also called")
  func asynchronous() async throws {
    let app = TestApp(SilentApp.self)
    let waiter = Waiter()
    app.runtime.asCurrent { UNUserNotificationCenter.current().delegate = waiter }
    try app.tapNotification(["id": 7])
    for _ in 0..<10 { await Task.yield() }
    #expect(waiter.heard == ["7"])
  }

  @Test("scheduled notifications wait until they are cancelled")
  func planning() async throws {
    let app = TestApp(SilentApp.self)
    let center = app.runtime.asCurrent { UNUserNotificationCenter.current() }
    #expect(try await center.requestAuthorization(options: [.alert, .badge]))
    let content = UNMutableNotificationContent()
    content.title = "Bread"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
    for name in ["one", "two", "one"] {
      try await center.add(
        UNNotificationRequest(identifier: name, content: content, trigger: trigger)
      )
    }
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["two", "one"])
    center.removePendingNotificationRequests(withIdentifiers: ["two"])
    #expect(await center.pendingNotificationRequests().map(\.content.title) == ["Bread"])
  }
}
