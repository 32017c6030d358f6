import SwiftUI

@main
struct FerryApp: App {
  var body: some Scene {
    WindowGroup { Ferry() }
  }
}

struct Ferry: View {
  @State private var path: [String] = []

  private func piers(of place: String) -> [String]? {
    ["Mora": ["Old Harbour"], "Sula": ["North Pier", "South Pier"]][place]
  }

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink("Mora", value: "Mora")
        NavigationLink("Sula", value: "Sula")
        expressButton
      }
      .navigationTitle("Islands")
      .navigationDestination(for: String.self) { place in
        page(place)
      }
    }
  }

  private var expressButton: some View {
    Button("Express to South Pier") { path = ["Sula", "South Pier"] }
  }

  private func page(_ place: String) -> some View {
    List {
      Label("Values in the path: \(path.count)", systemImage: "number")
      Text("Values in the path: \(path.count)")
      if let piers = piers(of: place) {
        ForEach(piers, id: \.self) { NavigationLink($0, value: $0) }
        expressButton
      } else {
        Button("All islands") { path = [] }
      }
    }
    .navigationTitle(place)
  }
}
