import AppIntents
import CoreSpotlight
import SwiftUI
import UserNotifications

/// The packets of a seed bank.
@main
struct SeedApp: App {
  @UIApplicationDelegateAdaptor(Bell.self) private var bell
  @State private var router: Router

  init() {
    let router = Router()
    _router = State(initialValue: router)
    AppDependencyManager.shared.add(dependency: router)
  }

  var body: some Scene {
    WindowGroup {
      SeedsView()
        .environment(router)
    }
  }
}

struct Packet: Identifiable, Hashable {
  let id: String
  let name: String

  static let all = [
    Packet(id: "oat", name: "Oat"),
    Packet(id: "rye", name: "Rye"),
    Packet(id: "flax", name: "Flax"),
  ]
}

@MainActor @Observable
final class Router {
  var path: [Packet] = []

  func show(_ id: String) {
    guard let packet = Packet.all.first(where: { $0.id == id }) else { return }
    path = [packet]
  }
}

struct SeedsView: View {
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      List(Packet.all) { packet in
        NavigationLink(packet.name, value: packet)
      }
      .navigationTitle("Seeds")
      .navigationDestination(for: Packet.self) { packet in
        Text("Keep dry")
          .navigationTitle(packet.name)
      }
    }
    .onOpenURL { url in
      if url.host() == "packet" { router.show(url.lastPathComponent) }
    }
    .onContinueUserActivity(CSSearchableItemActionType) { activity in
      let id = activity.userInfo?[CSSearchableItemActivityIdentifier] as? String
      if let id { router.show(id) }
    }
  }
}

final class Bell: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let center = UNUserNotificationCenter.current()
    center.delegate = self
    let watered = UNNotificationAction(identifier: "WATERED", title: "Watered")
    center.setNotificationCategories([
      UNNotificationCategory(identifier: "PLANT", actions: [watered], intentIdentifiers: [])
    ])
    return true
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async {
    guard response.actionIdentifier == UNNotificationDefaultActionIdentifier else { return }
    let link = response.notification.request.content.userInfo["link"] as? String
    if let link, let url = URL(string: link) { await UIApplication.shared.open(url) }
  }
}

struct PacketEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Packet"
  static let defaultQuery = PacketQuery()

  let id: String
  let name: String

  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct PacketQuery: EntityQuery {
  func entities(for ids: [String]) async throws -> [PacketEntity] {
    Packet.all.filter { ids.contains($0.id) }.map { PacketEntity(id: $0.id, name: $0.name) }
  }
}

struct OpenPacket: OpenIntent {
  static let title: LocalizedStringResource = "Open Packet"

  @Parameter(title: "Packet") var target: PacketEntity
  @Dependency private var router: Router

  @MainActor
  func perform() async throws -> some IntentResult {
    router.show(target.id)
    return .result()
  }
}
