import SwiftUI

@MainActor
@Observable
final class Router {
  var path: [String] = []
}

@main
struct ClinicApp: App {
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      MainView()
        .environment(router)
        .onOpenURL { _ in router.path = ["Ada"] }
    }
  }
}

struct MainView: View {
  @State private var router = Router()

  var body: some View {
    NavigationStack(path: $router.path) {
      Text("Nobody is waiting")
        .navigationTitle("Patients")
        .navigationDestination(for: String.self) { name in
          Text("Born in 1990")
            .navigationTitle(name)
        }
    }
  }
}
