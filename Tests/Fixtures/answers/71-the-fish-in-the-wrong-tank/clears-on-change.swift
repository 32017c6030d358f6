import SwiftUI

@main
struct AquariumApp: App {
  var body: some Scene {
    WindowGroup { RootView() }
  }
}

enum Tank: String, CaseIterable, Identifiable {
  case reef = "Reef"
  case kelp = "Kelp"

  var id: String { rawValue }
  var fish: [String] { self == .reef ? ["Clownfish", "Wrasse"] : ["Seahorse", "Pipefish"] }
}

struct RootView: View {
  @State private var tank: Tank.ID?
  @State private var path: [String] = []

  var body: some View {
    NavigationSplitView {
      List(Tank.allCases, selection: $tank) { Text($0.rawValue) }
        .navigationTitle("Tanks")
    } detail: {
      NavigationStack(path: $path) {
        FishList(tank: tank.flatMap(Tank.init(rawValue:)))
      }
    }
    .onChange(of: tank) { old, _ in
      if old != nil { path.removeAll() }
    }
  }
}

struct FishList: View {
  let tank: Tank?

  var body: some View {
    List {
      ForEach(tank?.fish ?? [], id: \.self) { NavigationLink($0, value: $0) }
    }
    .navigationTitle(tank?.rawValue ?? "Aquarium")
    .navigationDestination(for: String.self) { fish in
      VStack {
        Text("Lives in warm water")
        Text("Fed at 3 o'clock")
      }
      .navigationTitle(fish)
    }
  }
}
