import SwiftUI

enum Page: Hashable {
  case map
  case prices
}

struct ContentView: View {
  @State private var path: [Page] = []

  var body: some View {
    NavigationStack(path: $path) {
      Button("Plan a visit") { path = [.map, .prices] }
        .navigationTitle("Zoo")
        .navigationDestination(for: Page.self) { page in
          switch page {
          case .map:
            Text("Gate in the north")
              .navigationTitle("Map")
          case .prices:
            Text("Children free")
              .navigationTitle("Prices")
          }
        }
    }
  }
}
