import AppIntents
import SwiftUI
import UserNotifications

/// The hives of a beekeeper, with five doors.
@main
struct BeeApp: App {
  @UIApplicationDelegateAdaptor(Bell.self) private var bell
  @State private var router: Router

  init() {
    let router = Router()
    _router = State(initialValue: router)
    AppDependencyManager.shared.add(dependency: router)
  }

  var body: some Scene {
    WindowGroup {
      HivesView()
        .environment(router)
    }
  }
}

enum Place: Hashable {
  case hive(String)
  case honey
}

@MainActor @Observable
final class Router {
  static let hives = ["north": "North", "south": "South"]

  var path: [Place] = []

  func showHive(_ id: String) {
    guard Router.hives[id] != nil else { return }
    path = [.hive(id)]
  }

  func addHoney() {
    path.append(.honey)
  }
}

struct HivesView: View {
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      List {
        NavigationLink("North", value: Place.hive("north"))
        NavigationLink("South", value: Place.hive("south"))
      }
      .navigationTitle("Hives")
      .navigationDestination(for: Place.self) { place in
        switch place {
        case .hive(let id): HiveView(id: id)
        case .honey: Text("Four jars").navigationTitle("Honey")
        }
      }
    }
    .onOpenURL { url in
      if url.host() == "honey" {
        router.addHoney()
      } else {
        router.showHive(url.lastPathComponent)
      }
    }
    .onContinueUserActivity("org.example.bees.hive") { activity in
      if let id = activity.userInfo?["id"] as? String { router.showHive(id) }
    }
  }
}

struct HiveView: View {
  let id: String

  var body: some View {
    NavigationLink("Its honey", value: Place.honey)
      .navigationTitle(Router.hives[id] ?? "Empty")
  }
}

final class Bell: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let center = UNUserNotificationCenter.current()
    center.delegate = self
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "SWARM",
        actions: [
          UNNotificationAction(identifier: "FED", title: "Fed"),
          UNNotificationAction(identifier: "LOOK", title: "Look", options: .foreground),
        ],
        intentIdentifiers: []
      )
    ])
    return true
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async {
    guard response.actionIdentifier != "FED" else { return }
    let link = response.notification.request.content.userInfo["link"] as? String
    if let link, let url = URL(string: link) { await UIApplication.shared.open(url) }
  }
}

struct CountJars: AppIntent {
  static let title: LocalizedStringResource = "Count Jars"

  @Dependency private var router: Router

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    router.addHoney()
    return .result(dialog: "Four jars.")
  }
}
