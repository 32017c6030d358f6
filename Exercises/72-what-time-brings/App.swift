import SwiftUI

/// A bakery where everything takes its time.
@main
struct BakeryApp: App {
  var body: some Scene {
    WindowGroup {
      BakeryView()
    }
  }
}

enum Route: Hashable {
  case rolls
  case warmRolls
  case bread
}

struct BakeryView: View {
  @State private var path: [Route] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Rolls", value: Route.rolls)
        Button("Order bread") { orderBread() }
      }
      .navigationTitle("Bakery")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .rolls: RollsScreen(path: $path)
        case .warmRolls: Text("Mind your fingers").navigationTitle("Warm rolls")
        case .bread: Text("Still warm").navigationTitle("Bread")
        }
      }
    }
  }

  private func orderBread() {
    Task {
      try? await Task.sleep(for: .seconds(2))
      path.append(.bread)
    }
  }
}

struct RollsScreen: View {
  @Binding var path: [Route]

  var body: some View {
    Text("In the oven for three more minutes")
      .navigationTitle("Rolls")
      .task {
        try? await Task.sleep(for: .seconds(3))
        guard !Task.isCancelled else { return }
        path.append(.warmRolls)
      }
  }
}
