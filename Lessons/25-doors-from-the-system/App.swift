import AppIntents
import CoreSpotlight
import SwiftUI
import UserNotifications

/// The costumes of a theatre, with all the doors that the system has.
@main
struct WardrobeApp: App {
  @UIApplicationDelegateAdaptor(Doorkeeper.self) private var doorkeeper
  @State private var router: Router

  // region handing
  init() {
    let router = Router()
    _router = State(initialValue: router)
    AppDependencyManager.shared.add(dependency: router)
  }
  // endregion

  var body: some Scene {
    WindowGroup {
      WardrobeView()
        .environment(router)
    }
  }
}

struct Costume: Identifiable, Hashable {
  let id: String
  let name: String

  static let all = [
    Costume(id: "crow", name: "Crow"),
    Costume(id: "queen", name: "Queen"),
  ]
}

enum Place: Hashable {
  case costume(String)
  case mending
}

// region router
@MainActor @Observable
final class Router {
  var path: [Place] = []

  func show(_ place: Place) {
    path = [place]
  }
}
// endregion

extension Place {
  // region link
  init?(_ url: URL) {
    var words = url.pathComponents.filter { $0 != "/" }
    if url.scheme == "wardrobe", let host = url.host() { words.insert(host, at: 0) }
    switch words.first {
    case "costume":
      guard words.count == 2, Costume.all.contains(where: { $0.id == words[1] }) else { return nil }
      self = .costume(words[1])
    case "mending": self = .mending
    default: return nil
    }
  }
  // endregion
}

struct WardrobeView: View {
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      List(Costume.all) { costume in
        NavigationLink(costume.name, value: Place.costume(costume.id))
      }
      .navigationTitle("Wardrobe")
      .navigationDestination(for: Place.self) { place in
        switch place {
        case .costume(let id): CostumeView(id: id)
        case .mending: Text("Two buttons are missing").navigationTitle("Mending")
        }
      }
    }
    // region doors
    .onOpenURL { url in
      if let place = Place(url) { router.show(place) }
    }
    .onContinueUserActivity(CostumeView.activity) { activity in
      if let id = activity.userInfo?["id"] as? String { router.show(.costume(id)) }
    }
    .onContinueUserActivity(CSSearchableItemActionType) { activity in
      let id = activity.userInfo?[CSSearchableItemActivityIdentifier] as? String
      if let id { router.show(.costume(id)) }
    }
    // endregion
  }
}

struct CostumeView: View {
  static let activity = "org.example.wardrobe.costume"

  let id: String

  var body: some View {
    List {
      NavigationLink("Mend it", value: Place.mending)
    }
    .navigationTitle(Costume.all.first { $0.id == id }?.name ?? "Lost")
    // region activity
    .userActivity(Self.activity) { activity in
      activity.title = "A costume"
      activity.isEligibleForHandoff = true
      activity.userInfo = ["id": id]
    }
    // endregion
  }
}

// region keeper
final class Doorkeeper: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let center = UNUserNotificationCenter.current()
    center.delegate = self
    center.setNotificationCategories([.mending])
    return true
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async {
    guard response.actionIdentifier != "DONE" else { return }
    let link = response.notification.request.content.userInfo["link"] as? String
    if let link, let url = URL(string: link) { await UIApplication.shared.open(url) }
  }
  // endregion

  // region scene
  func application(
    _ application: UIApplication,
    configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneKeeper.self
    return configuration
  }
  // endregion
}

extension UNNotificationCategory {
  // region buttons
  static let mending = UNNotificationCategory(
    identifier: "MENDING",
    actions: [
      UNNotificationAction(identifier: "DONE", title: "Done"),
      UNNotificationAction(identifier: "SHOW", title: "Show me", options: .foreground),
    ],
    intentIdentifiers: []
  )
  // endregion
}

// region quick
final class SceneKeeper: NSObject, UIWindowSceneDelegate {
  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor item: UIApplicationShortcutItem
  ) async -> Bool {
    guard let url = URL(string: "wardrobe://\(item.type)") else { return false }
    return await UIApplication.shared.open(url)
  }
}
// endregion

// region entity
struct CostumeEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Costume"
  static let defaultQuery = CostumeQuery()

  let id: String
  let name: String

  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct CostumeQuery: EntityQuery {
  func entities(for ids: [String]) async throws -> [CostumeEntity] {
    Costume.all.filter { ids.contains($0.id) }.map { CostumeEntity(id: $0.id, name: $0.name) }
  }
}
// endregion

// region open
struct OpenCostume: OpenIntent {
  static let title: LocalizedStringResource = "Open Costume"

  @Parameter(title: "Costume") var target: CostumeEntity
  @Dependency private var router: Router

  @MainActor
  func perform() async throws -> some IntentResult {
    router.show(.costume(target.id))
    return .result()
  }
}
// endregion

// region count
struct CountCostumes: AppIntent {
  static let title: LocalizedStringResource = "Count Costumes"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "There are \(Costume.all.count) costumes.")
  }
}
// endregion
