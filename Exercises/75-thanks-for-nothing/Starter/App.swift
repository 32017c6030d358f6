import SwiftUI

/// A bakery that sets cakes aside.
@main
struct BakeryApp: App {
  var body: some Scene {
    WindowGroup {
      CakesView()
    }
  }
}

enum Route: Hashable {
  case cake(String)
  case thanks(String)
}

struct CakesView: View {
  @State private var path: [Route] = []
  @State private var reserved = 0

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Text("Reserved: \(reserved)")
        NavigationLink("Apple cake", value: Route.cake("Apple cake"))
        NavigationLink("Cheesecake", value: Route.cake("Cheesecake"))
      }
      .navigationTitle("Cakes")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .cake(let name): CakeScreen(name: name) { reserve(name) }
        case .thanks(let name): Text("Your \(name) is set aside.").navigationTitle("Thank you")
        }
      }
    }
  }

  private func reserve(_ name: String) {
    Task {
      await Shop.setAside(name)
      reserved += 1
      path.append(.thanks(name))
    }
  }
}

struct CakeScreen: View {
  let name: String
  let reserve: () -> Void
  @State private var isReserving = false

  var body: some View {
    Button("Reserve") {
      isReserving = true
      reserve()
    }
    .disabled(isReserving)
    .navigationTitle(name)
  }
}

enum Shop {
  static func setAside(_ name: String) async {
    try? await Task.sleep(for: .seconds(2))
  }
}
