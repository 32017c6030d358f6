import SwiftUI

@main
struct AquariumApp: App {
  var body: some Scene {
    WindowGroup { RootView() }
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

@MainActor @Observable
final class Visit {
  var tank: Tank? {
    didSet { if tank != oldValue { fish = [] } }
  }
  var fish: [String] = []

  func showFishOfTheDay() {
    tank = .reef
    fish = ["Clownfish"]
  }
}

struct RootView: View {
  @State private var visit = Visit()

  var body: some View {
    NavigationSplitView {
      List(Tank.allCases, selection: $visit.tank) { tank in
        Label(tank.rawValue, systemImage: "fish")
      }
      .navigationTitle("Tanks")
      .toolbar {
        Button("Fish of the day") { visit.showFishOfTheDay() }
      }
    } detail: {
      NavigationStack(path: $visit.fish) {
        Group {
          if let tank = visit.tank {
            List(tank.fish, id: \.self) { NavigationLink($0, value: $0) }
              .navigationTitle(tank.rawValue)
          } else {
            ContentUnavailableView("Choose a tank.", systemImage: "drop")
              .navigationTitle("Aquarium")
          }
        }
        .navigationDestination(for: String.self) { name in
          Text("Lives in warm water").navigationTitle(name)
        }
      }
    }
  }
}
