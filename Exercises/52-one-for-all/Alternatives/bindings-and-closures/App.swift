import SwiftUI

/// Boats for hire in two harbours.
@main
struct BoatApp: App {
  @State private var path = NavigationPath()
  @State private var isFinding = false

  var body: some Scene {
    WindowGroup {
      HarbourList(path: $path, isFinding: $isFinding)
        .onOpenURL { url in
          if let boat = Boat.named(by: url) {
            isFinding = false
            path = boat.path
          } else {
            print("This link leads nowhere: \(url)")
          }
        }
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

extension Boat {
  var path: NavigationPath {
    NavigationPath([Route.harbour(harbour), .boat(id)])
  }
}

struct HarbourList: View {
  @Binding var path: NavigationPath
  @Binding var isFinding: Bool

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("North", value: Route.harbour("North"))
        NavigationLink("South", value: Route.harbour("South"))
        Button("Find a boat") { isFinding = true }
      }
      .navigationTitle("Harbours")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .harbour(let name): HarbourScreen(name: name)
        case .boat(let id): BoatScreen(boat: Boat.all.first { $0.id == id }, path: $path)
        }
      }
    }
    .sheet(isPresented: $isFinding) { 
      FinderSheet { boat in
        isFinding = false
        path = boat.path
      }
    }
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
  @Binding var path: NavigationPath

  var body: some View {
    List {
      Text("Screens to the list: \(path.count)")
      if let next = boat?.neighbour {
        NavigationLink("Beside it: \(next.name)", value: Route.boat(next.id))
      }
      Button("All harbours") { path = NavigationPath() }
    }
    .navigationTitle(boat?.name ?? "Unknown boat")
  }
}

struct FinderSheet: View {
  let show: (Boat) -> Void

  var body: some View {
    NavigationStack {
      List(Boat.all) { boat in
        Button("Show the \(boat.name)") { show(boat) }
      }
      .navigationTitle("Find a Boat")
    }
  }
}
