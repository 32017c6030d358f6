import SwiftUI

/// A journey through the country, place by place.
@main
struct JourneyApp: App {
  var body: some Scene {
    WindowGroup {
      RegionList()
    }
  }
}

struct Region: Identifiable {
  let name: String
  let towns: [String]

  var id: String { name }

  static let all = [
    Region(name: "Coast", towns: ["Harbour", "Dunes"]),
    Region(name: "Valley", towns: ["Mill", "Bridge"]),
  ]

  static func named(_ name: String) -> Region? {
    all.first { $0.name == name }
  }
}

enum Place: Hashable {
  case region(String)
  case town(String)
}

struct RegionList: View {
  @State private var path: [Place] = []
  @State private var isUnknown = false

  var body: some View {
    NavigationStack(path: $path) {
      List(Region.all) { region in
        NavigationLink(region.name, value: Place.region(region.name))
      }
      .navigationTitle("Regions")
      .navigationDestination(for: Place.self) { place in
        switch place {
        case .region(let name): RegionScreen(name: name)
        case .town(let name): TownScreen(name: name)
        }
      }
    }
    .onOpenURL { url in follow(url) }
    .alert("This place is not on our map.", isPresented: $isUnknown) {
      Button("OK") {}
    }
  }

  private func follow(_ url: URL) {
    if let places = places(in: url) {
      path = places
    } else {
      isUnknown = true
    }
  }

  /// Reads links such as `rails://region/Coast/town/Dunes`; nil if anything in one is wrong.
  private func places(in url: URL) -> [Place]? {
    var words = [url.host() ?? ""] + url.pathComponents.dropFirst()
    var places: [Place] = []
    while !words.isEmpty {
      let kind = words.removeFirst()
      guard let name = words.first else { return nil }
      words.removeFirst()
      switch kind {
      case "region" where Region.named(name) != nil: places.append(.region(name))
      case "town" where Region.all.contains { $0.towns.contains(name) }: places.append(.town(name))
      default: return nil
      }
    }
    return places
  }
}

struct RegionScreen: View {
  let name: String

  var body: some View {
    List(Region.named(name)?.towns ?? [], id: \.self) { town in
      NavigationLink(town, value: Place.town(town))
    }
    .navigationTitle(name)
  }
}

struct TownScreen: View {
  let name: String

  var body: some View {
    Text("Two hours by train")
      .navigationTitle(name)
  }
}
