import SwiftUI

/// A guide to an aquarium.
@main
struct AquariumApp: App {
  var body: some Scene {
    WindowGroup {
      RootView()
    }
  }
}

enum Tank: String, CaseIterable, Identifiable, Hashable {
  case reef = "Reef"
  case kelp = "Kelp"

  var id: Self { self }

  var fish: [String] {
    switch self {
    case .reef: ["Clownfish", "Wrasse"]
    case .kelp: ["Seahorse", "Pipefish"]
    }
  }
}

/// The selection, and the screens that are open beside it.
@MainActor
@Observable
final class Visit {
  var tank: Tank? {
    didSet { if tank != oldValue { path = [] } }
  }
  var path: [String] = []

  func showFishOfTheDay() {
    tank = .reef
    path = ["Clownfish"]
  }
}

struct RootView: View {
  @State private var visit = Visit()

  var body: some View {
    NavigationSplitView {
      List(Tank.allCases, selection: $visit.tank) { tank in
        Text(tank.rawValue)
      }
      .navigationTitle("Tanks")
      .toolbar {
        Button("Fish of the day") { visit.showFishOfTheDay() }
      }
    } detail: {
      NavigationStack(path: $visit.path) {
        TankScreen(tank: visit.tank)
          .navigationDestination(for: String.self) { fish in
            FishScreen(name: fish)
          }
      }
    }
  }
}

struct TankScreen: View {
  let tank: Tank?

  var body: some View {
    if let tank {
      FishList(tank: tank)
    } else {
      Placeholder()
    }
  }
}

struct Placeholder: View {
  var body: some View {
    Text("Choose a tank.")
      .navigationTitle("Aquarium")
  }
}

struct FishList: View {
  let tank: Tank

  var body: some View {
    List(tank.fish, id: \.self) { fish in
      NavigationLink(fish, value: fish)
    }
    .navigationTitle(tank.rawValue)
  }
}

struct FishScreen: View {
  let name: String

  var body: some View {
    Text("Lives in warm water")
      .navigationTitle(name)
  }
}
