import AppIntents
import CoreSpotlight
import SwiftUI
import UserNotifications

/// The packets of a seed bank.
@main
struct SeedApp: App {
  @State private var router = Router()

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

// TODO: Lead the doors of the system to the router.
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
