import SwiftUI

/// A pottery studio, as an assistant has written it. It compiles, and it has faults.
@main
struct StudioApp: App {
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      StudioView(router: router)
        .onOpenURL { url in router.follow(url) }
    }
  }
}

enum AppTab: Hashable {
  case workshops
  case kiln
}

enum Route: Hashable {
  case workshop(Int)
  case firing(Int)
}

// navlab:disable shared-path, deep-link-host-ignored, state-cleared-before-link - shown on purpose
// region router
@MainActor
@Observable
final class Router {
  var tab = AppTab.workshops
  var path: [Route] = []

  func follow(_ url: URL) {
    let parts = url.path().split(separator: "/")
    guard parts.count == 2, parts[0] == "workshop",
      let id = Int(parts[1])
    else { return }
    tab = .workshops
    path = [.workshop(id)]
  }
}
// endregion

// region tabs
struct StudioView: View {
  @Bindable var router: Router

  var body: some View {
    TabView(selection: $router.tab) {
      Tab("Workshops", systemImage: "hammer", value: AppTab.workshops) {
        NavigationStack(path: $router.path) {
          WorkshopList()
            .studioDestinations()
        }
      }
      Tab("Kiln", systemImage: "flame", value: AppTab.kiln) {
        NavigationStack(path: $router.path) {
          KilnScreen()
            .studioDestinations()
        }
      }
    }
  }
}
// endregion
// navlab:enable shared-path, deep-link-host-ignored, state-cleared-before-link

extension View {
  func studioDestinations() -> some View {
    navigationDestination(for: Route.self) { route in
      switch route {
      case .workshop(let id):
        Text("Bring an apron")
          .navigationTitle(Workshop.all.first { $0.id == id }?.title ?? "Unknown")
      case .firing(let number): FiringScreen(number: number)
      }
    }
  }
}

struct WorkshopList: View {
  var body: some View {
    List(Workshop.all) { workshop in
      NavigationLink(workshop.title, value: Route.workshop(workshop.id))
    }
    .navigationTitle("Workshops")
  }
}

// region kiln
final class Kiln: ObservableObject, @unchecked Sendable {
  @Published private(set) var reading = "Not read yet"

  func read() async {
    try? await Task.sleep(for: .seconds(1))
    reading = "900 degrees"
  }
}

struct KilnScreen: View {
  @StateObject private var kiln = Kiln()

  var body: some View {
    List {
      Text(kiln.reading)
      Button("Read the kiln") {
        let kiln = kiln
        Task.detached { await kiln.read() }
      }
      NavigationLink("Firing 1", value: Route.firing(1))
    }
    .navigationTitle("Kiln")
  }
}
// endregion

// region firing
struct FiringScreen: View {
  let number: Int
  @State private var isUnloaded = false
  @State private var isReady = false

  var body: some View {
    List {
      Text(isReady ? "Ready to fire" : "Waiting for somebody to unload")
      Button("Unload") { isUnloaded = true }
    }
    .navigationTitle("Firing \(number)")
    .task {
      while !isUnloaded && !Task.isCancelled {
        await Task.yield()
      }
      isReady = isUnloaded
    }
  }
}
// endregion

struct Workshop: Identifiable {
  let id: Int
  let title: String

  static let all = [
    Workshop(id: 1, title: "Bowls"),
    Workshop(id: 2, title: "Teapots"),
  ]
}
