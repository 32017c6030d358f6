import SwiftUI

/// A guide to the ferries between two islands.
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
        Section("Islands") {
          NavigationLink("Mora", value: Route.island("Mora"))
          NavigationLink("Sula", value: Route.island("Sula"))
        }
        Section("In a hurry") {
          Button("Express to South Pier") { path = [.pier("South Pier")] }
        }
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

  private var piers: [String] {
    name == "Sula" ? ["North Pier", "South Pier"] : ["Old Harbour"]
  }

  private var neighbour: String {
    name == "Sula" ? "Mora" : "Sula"
  }

  var body: some View {
    List {
      Section("Piers") {
        ForEach(piers, id: \.self) { pier in
          NavigationLink(pier, value: Route.pier(pier))
        }
      }
      Section("Next island") {
        NavigationLink(neighbour, value: Route.island(neighbour))
      }
    }
    .navigationTitle(name)
  }
}

struct PierScreen: View {
  let name: String

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "ferry")
        .font(.largeTitle)
      Text("Next ferry at ten")
    }
    .navigationTitle(name)
  }
}
