import SwiftUI

/// An atlas of the night sky.
@main
struct AtlasApp: App {
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      AtlasView(router: router)
        .onOpenURL { url in router.open(url) }
    }
  }
}

// region router
enum Route: Hashable {
  case constellation(String)
  case star(String)
}

@MainActor
@Observable
final class Router {
  var path: [Route] = []
  private(set) var isSearching = false

  func show(_ star: String) {
    guard let constellation = Sky.constellation(of: star) else { return }
    path = [.constellation(constellation), .star(star)]
  }

  func open(_ url: URL) {
    guard url.scheme == "atlas", url.host() == "star" else { return }
    show(url.lastPathComponent)
  }
}
// endregion

// region time
extension Router {
  /// Asks the observatory, which takes two seconds, and shows its star.
  func showStarOfTheNight() async {
    guard !isSearching else { return }
    isSearching = true
    let star = await Observatory.starOfTheNight()
    isSearching = false
    if path.isEmpty { show(star) }
  }
}
// endregion

// region stack
struct AtlasView: View {
  @Bindable var router: Router

  var body: some View {
    NavigationStack(path: $router.path) {
      SkyScreen(router: router)
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .constellation(let name): ConstellationScreen(name: name)
          case .star(let name): StarScreen(name: name)
          }
        }
    }
  }
}
// endregion

struct SkyScreen: View {
  let router: Router

  var body: some View {
    List {
      ForEach(Sky.constellations, id: \.self) { name in
        NavigationLink(name, value: Route.constellation(name))
      }
      Button("Star of the night") {
        Task { await router.showStarOfTheNight() }
      }
      .disabled(router.isSearching)
    }
    .navigationTitle("Sky")
  }
}

struct ConstellationScreen: View {
  let name: String

  var body: some View {
    List(Sky.stars(of: name), id: \.self) { star in
      NavigationLink(star, value: Route.star(star))
    }
    .navigationTitle(name)
  }
}

struct StarScreen: View {
  let name: String
  @State private var showsMap = false

  var body: some View {
    Button("Show on the map") { showsMap = true }
      .navigationTitle(name)
      .sheet(isPresented: $showsMap) {
        NavigationStack {
          Text("Look to the east.")
            .navigationTitle("Map of \(name)")
        }
      }
  }
}

enum Sky {
  static let constellations = ["Lyra", "Orion"]

  static func stars(of constellation: String) -> [String] {
    constellation == "Lyra" ? ["Vega", "Sheliak"] : ["Rigel", "Betelgeuse"]
  }

  static func constellation(of star: String) -> String? {
    constellations.first { stars(of: $0).contains(star) }
  }
}

enum Observatory {
  static func starOfTheNight() async -> String {
    try? await Task.sleep(for: .seconds(2))
    return "Rigel"
  }
}

#Preview {
  AtlasView(router: Router())
}
