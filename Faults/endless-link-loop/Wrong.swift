import SwiftUI

struct ContentView: View {
  @State private var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      Text("What shall we cook?")
        .navigationTitle("Kitchen")
        .navigationDestination(for: String.self) { name in
          Text("All about \(name)")
            .navigationTitle(name)
        }
    }
    .onOpenURL { url in
      var parts = [url.host() ?? ""] + url.pathComponents.dropFirst()
      var new: [String] = []
      while !parts.isEmpty {
        if parts[0] == "course", parts.count > 1 {
          new.append(parts[1])
          parts.removeFirst(2)
        }
      }
      path = new
    }
  }
}
