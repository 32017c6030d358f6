import SwiftUI

/// Pressed plants, which lie side by side in windows.
@main
struct HerbariumApp: App {
  @State private var herbarium = Herbarium()

  // region scenes
  var body: some Scene {
    WindowGroup {
      PlantList()
        .environment(herbarium)
    }
    WindowGroup("Plant", id: "plant", for: Plant.ID.self) { $id in
      PlantWindow(id: id)
        .environment(herbarium)
    }
    WindowGroup(id: "loupe") {
      LoupeWindow()
    }
  }
  // endregion
}

struct Plant: Identifiable, Hashable {
  let id: String
  var name: String
  let place: String
}

// region shared
@MainActor @Observable
final class Herbarium {
  var plants = [
    Plant(id: "arnica", name: "Arnica", place: "an alpine meadow"),
    Plant(id: "bracken", name: "Bracken", place: "a wet wood"),
  ]
}
// endregion

struct PlantList: View {
  @Environment(Herbarium.self) private var herbarium
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

  var body: some View {
    NavigationStack {
      List {
        ForEach(herbarium.plants) { plant in
          // region asking
          if supportsMultipleWindows {
            Button(plant.name) { openWindow(id: "plant", value: plant.id) }
          } else {
            NavigationLink(plant.name, value: plant.id)
          }
          // endregion
        }
        Button("Loupe") { openWindow(id: "loupe") }
        Button("Away with all loupes") { dismissWindow(id: "loupe") }
      }
      .navigationTitle("Herbarium")
      .navigationDestination(for: Plant.ID.self) { id in
        PlantScreen(id: id)
      }
    }
  }
}

// region window
struct PlantWindow: View {
  let id: Plant.ID?

  @State private var path: [Page] = []

  var body: some View {
    NavigationStack(path: $path) {
      if let id {
        PlantScreen(id: id)
      }
    }
  }
}
// endregion

enum Page: String, Hashable {
  case leaf = "The leaf"
}

struct PlantScreen: View {
  let id: Plant.ID

  @Environment(Herbarium.self) private var herbarium
  @Environment(\.dismiss) private var dismiss

  private var plant: Plant? {
    herbarium.plants.first { $0.id == id }
  }

  var body: some View {
    List {
      if let plant {
        Text("Found in \(plant.place)")
        Button("Write the name in capitals") { capitalise() }
        NavigationLink("The leaf", value: Page.leaf)
        // region done
        Button("Back into the cupboard") { dismiss() }
        // endregion
      }
    }
    .navigationTitle(plant?.name ?? "Lost")
    .navigationDestination(for: Page.self) { page in
      Text(page.rawValue)
        .navigationTitle(page.rawValue)
    }
  }

  private func capitalise() {
    guard let index = herbarium.plants.firstIndex(where: { $0.id == id }) else { return }
    herbarium.plants[index].name = herbarium.plants[index].name.uppercased()
  }
}

// region loupe
struct LoupeWindow: View {
  @State private var power = 2

  var body: some View {
    Button("Times \(power)") { power *= 2 }
  }
}
// endregion
