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
    }
  }
}

struct MainView: View {
  @Environment(Router.self) private var router

  var body: some View {
    NavigationStack(path: $router.path) {
      Button("Next patient") { router.path.append("Ada") }
        .navigationTitle("Patients")
        .navigationDestination(for: String.self) { name in
          Text("Born in 1990")
            .navigationTitle(name)
        }
    }
  }
}
