import SwiftUI

/// Boats for hire in two harbours.
@main
struct BoatApp: App {
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      HarbourList()
        .environment(router)
        .onOpenURL { url in router.follow(url) }
    }
  }
}

struct Boat: Identifiable {
  let id: Int
  let name: String
  let harbour: String

  static let all = [
    Boat(id: 1, name: "Heron", harbour: "North"),
    Boat(id: 2, name: "Swift", harbour: "North"),
    Boat(id: 3, name: "Otter", harbour: "South"),
  ]

  /// The boat at the next place in the same harbour, if there is one.
  var neighbour: Boat? {
    Boat.all.first { $0.id == id + 1 && $0.harbour == harbour }
  }

  /// The boat that a link such as `boats://boat/2` names.
  static func named(by url: URL) -> Boat? {
    guard url.host() == "boat" else { return nil }
    return all.first { String($0.id) == url.lastPathComponent }
  }
}

enum Route: Hashable {
  case harbour(String)
  case boat(Boat.ID)
}

@MainActor
@Observable
final class Router {
  var path: [Route] = []
  var isFinding = false

  func show(_ boat: Boat) {
    isFinding = false
    path = [.harbour(boat.harbour), .boat(boat.id)]
  }

  func showHarbours() {
    path = []
  }

  func follow(_ url: URL) {
    guard let boat = Boat.named(by: url) else {
      print("This link leads nowhere: \(url)")
      return
    }
    show(boat)
  }
}

struct HarbourList: View {
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      List {
        NavigationLink("North", value: Route.harbour("North"))
        NavigationLink("South", value: Route.harbour("South"))
        Button("Find a boat") { router.isFinding = true }
      }
      .navigationTitle("Harbours")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .harbour(let name): HarbourScreen(name: name)
        case .boat(let id): BoatScreen(boat: Boat.all.first { $0.id == id })
        }
      }
    }
    .sheet(isPresented: $router.isFinding) { FinderSheet() }
  }
}

struct HarbourScreen: View {
  let name: String

  var body: some View {
    List(Boat.all.filter { $0.harbour == name }) { boat in
      NavigationLink(boat.name, value: Route.boat(boat.id))
    }
    .navigationTitle(name)
  }
}

struct BoatScreen: View {
  let boat: Boat?
  @Environment(Router.self) private var router

  var body: some View {
    List {
      Text("Screens to the list: \(router.path.count)")
      if let next = boat?.neighbour {
        NavigationLink("Beside it: \(next.name)", value: Route.boat(next.id))
      }
      Button("All harbours") { router.showHarbours() }
    }
    .navigationTitle(boat?.name ?? "Unknown boat")
  }
}

struct FinderSheet: View {
  @Environment(Router.self) private var router

  var body: some View {
    NavigationStack {
      List(Boat.all) { boat in
        Button("Show the \(boat.name)") { router.show(boat) }
      }
      .navigationTitle("Find a Boat")
    }
  }
}
