import SwiftUI

@main
struct ShoreApp: App {
  @StateObject private var coordinator = AppCoordinator()

  var body: some Scene {
    WindowGroup {
      MainView(coordinator: coordinator)
        .onOpenURL(perform: coordinator.open)
    }
  }
}
