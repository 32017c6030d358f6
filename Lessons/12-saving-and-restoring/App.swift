import SwiftUI

/// A garden with its beds and plants.
@main
struct GardenApp: App {
  var body: some Scene {
    WindowGroup {
      GardenView()
    }
  }
}

struct Plant: Identifiable {
  let id: Int
  let name: String
  let bed: String

  static let all = [
    Plant(id: 1, name: "Sage", bed: "South Bed"),
    Plant(id: 2, name: "Thyme", bed: "South Bed"),
    Plant(id: 3, name: "Fern", bed: "Shade Bed"),
  ]
}

/// The plants that have not been dug out.
@MainActor
@Observable
final class Garden {
  private(set) var plants: [Plant] = Plant.all.filter { !gone.contains($0.id) }

  private static var gone: [Plant.ID] {
    UserDefaults.standard.array(forKey: "gone") as? [Plant.ID] ?? []
  }

  func plant(_ id: Plant.ID) -> Plant? {
    plants.first { $0.id == id }
  }

  func digOut(_ id: Plant.ID) {
    plants.removeAll { $0.id == id }
    UserDefaults.standard.set(Self.gone + [id], forKey: "gone")
  }
}

// region route
enum Route: Hashable, Codable {
  case bed(String)
  case plant(Plant.ID)
}
// endregion

// region saved
struct SavedPlace: Codable {
  static let currentVersion = 1

  var version = currentVersion
  var path: [Route]
}
// endregion

@MainActor
enum PlaceStore {
  private static let slot = "place"

  // region save
  static func save(_ path: [Route]) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(SavedPlace(path: path)) else {
      UserDefaults.standard.removeObject(forKey: slot)
      return
    }
    UserDefaults.standard.set(data, forKey: slot)
    print("saved", String(decoding: data, as: UTF8.self))
  }
  // endregion

  // region restore
  static func restored(in garden: Garden) -> [Route] {
    guard let data = UserDefaults.standard.data(forKey: slot),
      let saved = try? JSONDecoder().decode(SavedPlace.self, from: data),
      saved.version == SavedPlace.currentVersion
    else { return [] }
    return saved.path.filter { route in
      switch route {
      case .bed: true
      case .plant(let id): garden.plant(id) != nil
      }
    }
  }
  // endregion
}

enum GardenTab: String {
  case beds
  case tools
}

struct GardenView: View {
  // region own
  @State private var garden: Garden
  @State private var path: [Route]
  @SceneStorage("tab") private var tab = GardenTab.beds

  init() {
    let garden = Garden()
    _garden = State(initialValue: garden)
    _path = State(initialValue: PlaceStore.restored(in: garden))
  }
  // endregion

  var body: some View {
    // region change
    TabView(selection: $tab) {
      Tab("Beds", systemImage: "leaf", value: GardenTab.beds) {
        BedsTab(garden: garden, path: $path)
      }
      Tab("Tools", systemImage: "hammer", value: GardenTab.tools) {
        ToolsTab(garden: garden)
      }
    }
    .onChange(of: path) { PlaceStore.save(path) }
    .onOpenURL { url in follow(url) }
    // endregion
  }

  private func follow(_ url: URL) {
    guard url.host() == "plant", let id = Plant.ID(url.lastPathComponent),
      let plant = garden.plant(id)
    else {
      print("This link leads nowhere: \(url)")
      return
    }
    tab = .beds
    path = [.bed(plant.bed), .plant(id)]
  }
}

struct BedsTab: View {
  let garden: Garden
  @Binding var path: [Route]

  var body: some View {
    NavigationStack(path: $path) {
      List(["South Bed", "Shade Bed"], id: \.self) { bed in
        NavigationLink(bed, value: Route.bed(bed))
      }
      .navigationTitle("Garden")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .bed(let name): BedScreen(name: name, garden: garden)
        case .plant(let id): PlantScreen(plant: garden.plant(id))
        }
      }
    }
  }
}

struct BedScreen: View {
  let name: String
  let garden: Garden

  var body: some View {
    List(garden.plants.filter { $0.bed == name }) { plant in
      NavigationLink(plant.name, value: Route.plant(plant.id))
    }
    .navigationTitle(name)
  }
}

struct PlantScreen: View {
  let plant: Plant?
  @State private var isWriting = false

  var body: some View {
    Button("Write a note") { isWriting = true }
      .navigationTitle(plant?.name ?? "Gone")
      .sheet(isPresented: $isWriting) {
        NavigationStack {
          Text("What have you seen?")
            .navigationTitle("Note")
        }
      }
  }
}

struct ToolsTab: View {
  let garden: Garden

  var body: some View {
    NavigationStack {
      List(garden.plants) { plant in
        Button("Dig out the \(plant.name)") { garden.digOut(plant.id) }
      }
      .navigationTitle("Tools")
    }
  }
}

#Preview {
  GardenView()
}
