import SwiftUI

@main
struct FerryApp: App {
  @State private var router = FerryRouter()

  var body: some Scene {
    WindowGroup {
      FerryView()
        .environment(router)
    }
  }
}

enum Route: Hashable {
  case island(String)
  case pier(String)
}

@MainActor
@Observable
final class FerryRouter {
  var path = NavigationPath()

  func express() {
    var way = NavigationPath()
    way.append(Route.island("Sula"))
    way.append(Route.pier("South Pier"))
    path = way
  }

  func goHome() {
    path = NavigationPath()
  }
}

struct FerryView: View {
  @Environment(FerryRouter.self) private var router

  var body: some View {
    @Bindable var router = router

    NavigationStack(path: $router.path) {
      List {
        NavigationLink("Mora", value: Route.island("Mora"))
        NavigationLink("Sula", value: Route.island("Sula"))
        Button("Express to South Pier", action: router.express)
      }
      .navigationTitle("Islands")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .island(let name): IslandScreen(name: name)
        case .pier(let name): PierScreen(name: name)
        }
      }
    }
  }
}

struct IslandScreen: View {
  let name: String
  @Environment(FerryRouter.self) private var router

  private var piers: [String] {
    name == "Sula" ? ["North Pier", "South Pier"] : ["Old Harbour"]
  }

  var body: some View {
    List {
      Text("Values in the path: \(router.path.count)")
      ForEach(piers, id: \.self) { pier in
        NavigationLink(pier, value: Route.pier(pier))
      }
      Button("Express to South Pier", action: router.express)
    }
    .navigationTitle(name)
  }
}

struct PierScreen: View {
  let name: String
  @Environment(FerryRouter.self) private var router

  var body: some View {
    VStack(spacing: 12) {
      Text("Values in the path: \(router.path.count)")
      Button("All islands", action: router.goHome)
    }
    .navigationTitle(name)
  }
}
