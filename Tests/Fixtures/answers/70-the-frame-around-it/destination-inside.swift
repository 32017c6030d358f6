import SwiftUI

@main
struct AquariumApp: App {
  var body: some Scene {
    WindowGroup { RootView() }
  }
}

struct Tank: Hashable, Identifiable {
  let name: String
  let fish: [String]
  var id: String { name }

  static let all = [
    Tank(name: "Reef", fish: ["Clownfish", "Wrasse"]),
    Tank(name: "Kelp", fish: ["Seahorse", "Pipefish"]),
  ]
}

struct RootView: View {
  @State private var selection: Tank.ID?

  private var tank: Tank? { Tank.all.first { $0.id == selection } }

  var body: some View {
    NavigationSplitView {
      List(Tank.all, selection: $selection) { Text($0.name) }
        .navigationTitle("Tanks")
    } detail: {
      NavigationStack {
        List(tank?.fish ?? [], id: \.self) { fish in
          NavigationLink(fish) {
            Text("Lives in warm water").navigationTitle(fish)
          }
        }
        .navigationTitle(tank?.name ?? "Aquarium")
      }
    }
  }
}
