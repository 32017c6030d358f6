import SwiftUI

/// The wells of an old town, by quarters.
@main
struct WellsApp: App {
  var body: some Scene {
    WindowGroup { QuartersView() }
  }
}

enum Route: Hashable {
  case quarter(String)
  case well(String)
}

enum Town {
  static let wells = ["Castle": ["Lion", "Bear"], "Harbour": ["Mermaid"]]

  static func quarter(of well: String) -> String? {
    wells.first { $0.value.contains(well) }?.key
  }
}

struct QuartersView: View {
  @State private var path: [Route] = []
  @State private var isMissing = false

  var body: some View {
    NavigationStack(path: $path) {
      List(Town.wells.keys.sorted(), id: \.self) { quarter in
        NavigationLink(quarter, value: Route.quarter(quarter))
      }
      .navigationTitle("Quarters")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .quarter(let name): QuarterView(name: name)
        case .well(let name): Text("The water is clear.").navigationTitle(name)
        }
      }
    }
    .onOpenURL { url in open(url) }
    .alert("No such well", isPresented: $isMissing) { Button("OK") {} }
  }

  private func open(_ url: URL) {
    let name = url.lastPathComponent.capitalized
    guard url.scheme == "wells", url.host() == "well", let quarter = Town.quarter(of: name) else {
      isMissing = true
      return
    }
    path = [.quarter(quarter), .well(name)]
  }
}

struct QuarterView: View {
  let name: String

  var body: some View {
    List(Town.wells[name] ?? [], id: \.self) { well in
      NavigationLink(well, value: Route.well(well))
    }
    .navigationTitle(name)
  }
}
