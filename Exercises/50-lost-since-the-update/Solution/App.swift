import SwiftUI

/// The key under which version 1 saved its place.
let oldKey = "path"

/// A map of the moon with its seas and craters.
@main
struct MoonApp: App {
  init() {
    if UserDefaults.standard.object(forKey: oldKey) == nil {
      OldVersion.leaveItsData()
    }
  }

  var body: some Scene {
    WindowGroup {
      MoonMap()
    }
  }
}

/// Leaves what version 1 had saved, as on the phone of somebody who has just updated.
///
/// Version 1 knew the seas by their numbers.
enum OldVersion {
  static func leaveItsData() {
    let saved = #"["MyApp.Sea","{\"number\":2}"]"#
    print("Updated from version 1, which had saved \(saved)")
    UserDefaults.standard.set(Data(saved.utf8), forKey: oldKey)
  }
}

enum Sea {
  static let all = ["Tranquillity": ["Moltke", "Sabine"], "Showers": ["Carlini", "Dove"]]
}

enum Route: Hashable, Codable {
  case sea(String)
  case crater(String)
}

/// The saved place; a new version number makes older data unreadable, and so harmless.
struct SavedPlace: Codable {
  static let currentVersion = 2

  var version = currentVersion
  var path: [Route]
}

struct MoonMap: View {
  @State private var path = MoonMap.restored()

  var body: some View {
    NavigationStack(path: $path) {
      List(Sea.all.keys.sorted(), id: \.self) { name in
        NavigationLink("Sea of \(name)", value: Route.sea(name))
      }
      .navigationTitle("Moon")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .sea(let name): SeaScreen(name: name)
        case .crater(let name): CraterScreen(name: name)
        }
      }
    }
    .onChange(of: path) { save() }
  }

  private func save() {
    UserDefaults.standard.set(try? JSONEncoder().encode(SavedPlace(path: path)), forKey: "path")
  }

  private static func restored() -> [Route] {
    guard let data = UserDefaults.standard.data(forKey: "path"),
      let saved = try? JSONDecoder().decode(SavedPlace.self, from: data),
      saved.version == SavedPlace.currentVersion
    else { return [] }
    return saved.path
  }
}

struct SeaScreen: View {
  let name: String

  var body: some View {
    List(Sea.all[name] ?? [], id: \.self) { crater in
      NavigationLink(crater, value: Route.crater(crater))
    }
    .navigationTitle("Sea of \(name)")
  }
}

struct CraterScreen: View {
  let name: String

  var body: some View {
    Text("Best seen at half moon")
      .navigationTitle(name)
  }
}
