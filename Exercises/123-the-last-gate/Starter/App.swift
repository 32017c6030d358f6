import SwiftUI

/// A guide to a botanical garden.
@main
struct GardenApp: App {
  var body: some Scene {
    WindowGroup {
      // TODO: Build the guide, with tabs, stacks, a sheet, links, and a place that is kept.
      Text(Garden.read().houses.first?.name ?? "No house")
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
}
