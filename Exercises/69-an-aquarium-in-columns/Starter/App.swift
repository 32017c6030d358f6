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

// TODO: Put the screens into columns.
struct RootView: View {
  var body: some View {
    Placeholder()
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
