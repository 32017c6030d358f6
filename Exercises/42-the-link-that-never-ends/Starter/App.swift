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

  /// Follows links such as `rails://region/Coast/town/Dunes`.
  private func follow(_ url: URL) {
    path = []
    let words = [url.host() ?? ""] + url.pathComponents.dropFirst()
    var index = 0
    while index < words.count {
      switch words[index] {
      case "region":
        if index + 1 < words.count, let region = Region.named(words[index + 1]) {
          path.append(.region(region.name))
          index += 2
        }
      case "town":
        if index + 1 < words.count, isTown(words[index + 1]) {
          path.append(.town(words[index + 1]))
          index += 2
        }
      default:
        isUnknown = true
        index += 1
      }
    }
  }

  private func isTown(_ name: String) -> Bool {
    Region.all.contains { $0.towns.contains(name) }
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
