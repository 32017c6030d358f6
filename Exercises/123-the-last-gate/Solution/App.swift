import SwiftUI

/// A guide to a botanical garden.
@main
struct GardenApp: App {
  @State private var guide = Guide()

  var body: some Scene {
    WindowGroup {
      RootView(guide: guide)
    }
  }
}

struct Plant: Codable, Hashable, Identifiable {
  let id: Int
  let name: String
}

struct House: Codable, Hashable, Identifiable {
  let id: String
  let name: String
  let plants: [Plant]
}

/// What the file of a garden holds.
struct Garden: Codable {
  let houses: [House]

  /// Reads 'garden.json', which lies beside the app.
  static func read() -> Garden {
    guard let url = Bundle.main.url(forResource: "garden", withExtension: "json"),
      let data = try? Data(contentsOf: url),
      let garden = try? JSONDecoder().decode(Garden.self, from: data)
    else { return Garden(houses: []) }
    return garden
  }

  func house(_ id: House.ID) -> House? {
    houses.first { $0.id == id }
  }

  func plant(_ id: Plant.ID) -> Plant? {
    houses.flatMap(\.plants).first { $0.id == id }
  }

  func house(of plant: Plant.ID) -> House? {
    houses.first { $0.plants.contains { $0.id == plant } }
  }
}

enum Page: String, Codable {
  case houses, visits
}

enum Route: Hashable, Codable {
  case house(House.ID)
  case plant(Plant.ID)
}

struct Visit: Hashable, Codable, Identifiable {
  let id: Int
  let plant: Plant.ID
}

/// The place of a visitor, with everything that a new start brings back.
struct Place: Codable {
  var page = Page.houses
  var houses: [Route] = []
  var opened: [Visit] = []
  var visits: [Visit] = []

  private static let slot = "place"

  static func restored() -> Place {
    guard let data = UserDefaults.standard.data(forKey: slot),
      let place = try? JSONDecoder().decode(Place.self, from: data)
    else { return Place() }
    return place
  }

  func save() {
    UserDefaults.standard.set(try? JSONEncoder().encode(self), forKey: Self.slot)
  }
}

/// What the guide shows, and all ways to change it.
@MainActor
@Observable
final class Guide {
  let garden = Garden.read()
  var place = Place.restored() {
    didSet { place.save() }
  }
  var planned: Plant?
  var isUnknown = false

  func save(_ plant: Plant) {
    let visit = Visit(id: place.visits.count + 1, plant: plant.id)
    planned = nil
    place.visits.append(visit)
    place.opened = [visit]
    place.page = .visits
  }

  func follow(_ url: URL) {
    guard url.host() == "plant", url.pathComponents.count == 2, let id = Int(url.lastPathComponent),
      let house = garden.house(of: id)
    else {
      isUnknown = planned == nil
      return
    }
    planned = nil
    place.houses = [.house(house.id), .plant(id)]
    place.page = .houses
  }
}

struct RootView: View {
  @Bindable var guide: Guide

  var body: some View {
    TabView(selection: $guide.place.page) {
      Tab("Houses", systemImage: "leaf", value: Page.houses) {
        HousesTab(guide: guide)
      }
      Tab("Visits", systemImage: "calendar", value: Page.visits) {
        VisitsTab(guide: guide)
      }
    }
    .onOpenURL { url in guide.follow(url) }
    .sheet(item: $guide.planned) { plant in
      PlanSheet(plant: plant) { guide.save(plant) }
    }
    .alert("There is no such plant.", isPresented: $guide.isUnknown) {
      Button("OK") {}
    }
  }
}

struct HousesTab: View {
  @Bindable var guide: Guide

  var body: some View {
    NavigationStack(path: $guide.place.houses) {
      List(guide.garden.houses) { house in
        NavigationLink(house.name, value: Route.house(house.id))
      }
      .navigationTitle("Houses")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .house(let id): HouseScreen(house: guide.garden.house(id))
        case .plant(let id): PlantScreen(plant: guide.garden.plant(id)) { guide.planned = $0 }
        }
      }
    }
  }
}

struct HouseScreen: View {
  let house: House?

  var body: some View {
    List(house?.plants ?? []) { plant in
      NavigationLink(plant.name, value: Route.plant(plant.id))
    }
    .navigationTitle(house?.name ?? "No house")
  }
}

struct PlantScreen: View {
  let plant: Plant?
  let plan: (Plant) -> Void

  var body: some View {
    Group {
      if let plant {
        Button("Plan a visit") { plan(plant) }
      }
    }
    .navigationTitle(plant?.name ?? "No plant")
  }
}

struct VisitsTab: View {
  @Bindable var guide: Guide

  var body: some View {
    NavigationStack(path: $guide.place.opened) {
      List(guide.place.visits) { visit in
        NavigationLink(name(of: visit), value: visit)
      }
      .navigationTitle("Visits")
      .navigationDestination(for: Visit.self) { visit in
        Text("Visit \(visit.id)")
          .navigationTitle(name(of: visit))
      }
    }
  }

  private func name(of visit: Visit) -> String {
    guide.garden.plant(visit.plant)?.name ?? "No plant"
  }
}

struct PlanSheet: View {
  let plant: Plant
  let save: () -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Text(plant.name)
        .navigationTitle("Plan a visit")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel") { dismiss() }
          }
          ToolbarItem(placement: .confirmationAction) {
            Button("Save") { save() }
          }
        }
    }
  }
}
