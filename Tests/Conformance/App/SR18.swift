import SwiftUI

// SR-18: can a saved array of routes be read after their type has got another name?
struct SR18: View {
  private enum OldRoute: Hashable, Codable {
    case chapter(Int)
  }

  private enum NewRoute: Hashable, Codable {
    case chapter(Int)
  }

  @State private var path: [NewRoute] = []

  var body: some View {
    NavigationStack(path: $path) {
      Button("Restore", action: restore)
        .navigationTitle("Root")
        .navigationDestination(for: NewRoute.self) { route in
          switch route {
          case .chapter(let number): Text("Found").navigationTitle("Chapter \(number)")
          }
        }
    }
  }

  private func restore() {
    do {
      let data = try JSONEncoder().encode([OldRoute.chapter(1)])
      path = try JSONDecoder().decode([NewRoute].self, from: data)
    } catch {
      path = []
    }
  }
}
