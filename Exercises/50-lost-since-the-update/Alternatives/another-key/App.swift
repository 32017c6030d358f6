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

/// Leaves what version 1 had saved, as on the phone of somebody who has just updated. Version 1
/// knew the seas by their numbers.
enum OldVersion {
  static func leaveItsData() {
    let saved = #"["MyApp.Sea","{\"number\":2}"]"#
    print("Updated from version 1, which had saved \(saved)")
    UserDefaults.standard.set(Data(saved.utf8), forKey: oldKey)
  }
}

struct Sea: Hashable, Codable {
  let name: String

  static let all = ["Tranquillity": ["Moltke", "Sabine"], "Showers": ["Carlini", "Dove"]]
}

struct Crater: Hashable, Codable {
  let name: String
}

struct MoonMap: View {
  @State private var path = MoonMap.restored()

  var body: some View {
    NavigationStack(path: $path) {
      List(Sea.all.keys.sorted(), id: \.self) { name in
        NavigationLink("Sea of \(name)", value: Sea(name: name))
      }
      .navigationTitle("Moon")
      .navigationDestination(for: Sea.self) { sea in
        SeaScreen(name: sea.name)
      }
      .navigationDestination(for: Crater.self) { crater in
        CraterScreen(name: crater.name)
      }
    }
    .onChange(of: path) { save() }
  }

  private func save() {
    guard let codable = path.codable, let data = try? JSONEncoder().encode(codable) else {
      UserDefaults.standard.removeObject(forKey: "path 2")
      return
    }
    UserDefaults.standard.set(data, forKey: "path 2")
  }

  private static func restored() -> NavigationPath {
    let form = NavigationPath.CodableRepresentation.self
    guard let data = UserDefaults.standard.data(forKey: "path 2"),
      let codable = try? JSONDecoder().decode(form, from: data)
    else { return NavigationPath() }
    return NavigationPath(codable)
  }
}

struct SeaScreen: View {
  let name: String

  var body: some View {
    List(Sea.all[name] ?? [], id: \.self) { crater in
      NavigationLink(crater, value: Crater(name: crater))
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
