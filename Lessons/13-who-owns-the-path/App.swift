import SwiftUI

// region app
/// Huts in the mountains.
@main
struct HutApp: App {
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      ValleyView()
        .environment(router)
        .onOpenURL { url in router.follow(url) }
    }
  }
}
// endregion

struct Hut: Identifiable {
  let id: Int
  let name: String
  let isOpen: Bool

  static let all = [
    Hut(id: 1, name: "Eagle Hut", isOpen: true),
    Hut(id: 2, name: "Glacier Hut", isOpen: true),
    Hut(id: 3, name: "Old Mill", isOpen: false),
  ]

  static func with(id: Int) -> Hut? {
    all.first { $0.id == id }
  }
}

enum Route: Hashable {
  case hut(Hut.ID)
  case beds(hut: Hut.ID)
}

// region router
@MainActor
@Observable
final class Router {
  var path: [Route] = []
  var sheet: Sheet?
  var showsClosedHuts = true

  func showValley() {
    sheet = nil
    path = []
  }
}
// endregion

extension Router {
  /// Follows links such as `huts://hut/2`.
  func follow(_ url: URL) {
    guard url.host() == "hut", let id = Hut.ID(url.lastPathComponent), Hut.with(id: id) != nil
    else {
      print("This link leads nowhere: \(url)")
      return
    }
    sheet = nil
    path = [.hut(id)]
  }
}

enum Sheet: String, Identifiable {
  case weather
  case filter

  var id: Self { self }
}

struct ValleyView: View {
  // region binding
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      HutList()
        .navigationTitle("Valley")
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .hut(let id): HutScreen(hut: Hut.with(id: id))
          case .beds(let id): BedScreen(hut: Hut.with(id: id))
          }
        }
    }
    // endregion
    // region sheet
    .sheet(item: $router.sheet) { sheet in
      switch sheet {
      case .weather: WeatherSheet()
      case .filter: FilterSheet(router: router)
      }
    }
    // endregion
  }
}

struct HutList: View {
  @Environment(Router.self) private var router

  var body: some View {
    List {
      ForEach(Hut.all.filter { $0.isOpen || router.showsClosedHuts }) { hut in
        NavigationLink(hut.name, value: Route.hut(hut.id))
      }
      Button("Weather") { router.sheet = .weather }
      Button("Filter") { router.sheet = .filter }
    }
  }
}

// region screen
struct BedScreen: View {
  let hut: Hut?
  @Environment(Router.self) private var router

  var body: some View {
    VStack {
      Text("Screens above the valley: \(router.path.count)")
      Button("Down to the valley") { router.showValley() }
    }
    .navigationTitle("Beds")
  }
}
// endregion

struct HutScreen: View {
  let hut: Hut?

  var body: some View {
    List {
      Text(hut?.isOpen == true ? "Open" : "Closed")
      if let hut {
        NavigationLink("Beds", value: Route.beds(hut: hut.id))
      }
    }
    .navigationTitle(hut?.name ?? "Unknown hut")
  }
}

struct WeatherSheet: View {
  @Environment(Router.self) private var router

  var body: some View {
    NavigationStack {
      Button("Better stay in the valley") { router.showValley() }
        .navigationTitle("Weather")
    }
  }
}

// region filter
struct FilterSheet: View {
  @Bindable var router: Router

  var body: some View {
    NavigationStack {
      Toggle("Show closed huts", isOn: $router.showsClosedHuts)
        .navigationTitle("Filter")
    }
  }
}
// endregion

#Preview {
  ValleyView()
    .environment(Router())
}
