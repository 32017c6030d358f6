import SwiftUI

/// The foyer of a theatre, where a coordinator finds a show for the undecided.
@main
struct TheatreApp: App {
  @State private var coordinator = FoyerCoordinator()

  var body: some Scene {
    WindowGroup {
      FoyerView(coordinator: coordinator)
    }
  }
}

enum FoyerRoute: Hashable {
  case show(String)
  case cast(String)
}

@MainActor
@Observable
final class FoyerCoordinator {
  var path: [FoyerRoute] = []

  func surprise() async {
    let title = await Advice.find()
    guard path.isEmpty else { return }
    path.append(.show(title))
  }

  func toFoyer() {
    path = []
  }
}

/// Takes its time, away from the main actor.
enum Advice {
  @concurrent
  static func find() async -> String {
    try? await Task.sleep(for: .seconds(1))
    return "Antigone"
  }
}

struct FoyerView: View {
  @Bindable var coordinator: FoyerCoordinator

  var body: some View {
    NavigationStack(path: $coordinator.path) {
      List {
        NavigationLink("The Seagull", value: FoyerRoute.show("The Seagull"))
        Button("Surprise me") {
          Task { await coordinator.surprise() }
        }
      }
      .navigationTitle("Foyer")
      .navigationDestination(for: FoyerRoute.self) { route in
        switch route {
        case .show(let title): ShowScreen(title: title, coordinator: coordinator)
        case .cast(let title): Text("Ten people").navigationTitle("Cast of \(title)")
        }
      }
    }
  }
}

struct ShowScreen: View {
  let title: String
  let coordinator: FoyerCoordinator

  var body: some View {
    List {
      NavigationLink("Cast", value: FoyerRoute.cast(title))
      Button("To the foyer") { coordinator.toFoyer() }
    }
    .navigationTitle(title)
  }
}
