import SwiftUI

@main
struct FerryApp: App {
  var body: some Scene {
    WindowGroup {
      FerryView()
    }
  }
}

enum Route: Hashable {
  case island(String)
  case pier(String)
}

struct FerryView: View {
  @State private var path: [Route] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Mora", value: Route.island("Mora"))
        NavigationLink("Sula", value: Route.island("Sula"))
        Button("Express to South Pier") { express() }
      }
      .navigationTitle("Islands")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .island(let name):
          IslandScreen(name: name, depth: path.count, express: express)
        case .pier(let name):
          PierScreen(name: name, depth: path.count, goHome: goHome)
        }
      }
    }
  }

  private func express() {
    path += [.island("Sula"), .pier("South Pier")]
  }

  private func goHome() {
    path = []
  }
}

struct IslandScreen: View {
  let name: String
  let depth: Int
  let express: () -> Void

  private var piers: [String] {
    name == "Sula" ? ["North Pier", "South Pier"] : ["Old Harbour"]
  }

  var body: some View {
    List {
      Text("Values in the path: \(depth)")
      ForEach(piers, id: \.self) { pier in
        NavigationLink(pier, value: Route.pier(pier))
      }
      Button("Express to South Pier") { express() }
    }
    .navigationTitle(name)
  }
}

struct PierScreen: View {
  let name: String
  let depth: Int
  let goHome: () -> Void

  var body: some View {
    VStack(spacing: 12) {
      Text("Values in the path: \(depth)")
      Button("All islands") { goHome() }
    }
    .navigationTitle(name)
  }
}
