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

struct RootView: View {
  @State private var tank: Tank?

  var body: some View {
    NavigationSplitView {
      List(Tank.allCases, selection: $tank) { tank in
        Text(tank.rawValue)
      }
      .navigationTitle("Tanks")
    } detail: {
      NavigationStack {
        FishList(tank: tank)
          .navigationDestination(for: String.self) { fish in
            Text("Lives in warm water")
              .navigationTitle(fish)
          }
      }
    }
  }
}

struct FishList: View {
  let tank: Tank?

  var body: some View {
    List(tank?.fish ?? [], id: \.self) { fish in
      NavigationLink(fish, value: fish)
    }
    .navigationTitle(tank?.rawValue ?? "Aquarium")
  }
}
