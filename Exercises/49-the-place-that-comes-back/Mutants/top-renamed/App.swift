import SwiftUI

/// A collection of stars that their owner may rename.
@main
struct StarApp: App {
  var body: some Scene {
    WindowGroup {
      StarList()
    }
  }
}

struct Star: Identifiable, Hashable, Codable {
  let id: Int
  var name: String
}

/// The stars and their names, kept in the user defaults.
@MainActor
@Observable
final class Collection {
  private(set) var stars: [Star] = [(1, "Rigel"), (2, "Vega"), (3, "Deneb")].map { id, name in
    Star(id: id, name: UserDefaults.standard.string(forKey: "name \(id)") ?? name)
  }

  func star(_ id: Star.ID) -> Star? {
    stars.first { $0.id == id }
  }

  func rename(_ id: Star.ID, to name: String) {
    guard let index = stars.firstIndex(where: { $0.id == id }) else { return }
    stars[index].name = name
    UserDefaults.standard.set(name, forKey: "name \(id)")
  }
}

struct StarList: View {
  @State private var collection = Collection()
  @State private var path: [Star] = StarList.restored()

  var body: some View {
    NavigationStack(path: $path) {
      List(collection.stars) { star in
        NavigationLink(star.name, value: star)
      }
      .navigationTitle("Stars")
      .navigationDestination(for: Star.self) { star in
        StarScreen(star: star, collection: collection, path: $path)
      }
    }
    .onChange(of: path) { save() }
  }

  private func save() {
    UserDefaults.standard.set(try? JSONEncoder().encode(path), forKey: "path")
  }

  private static func restored() -> [Star] {
    guard let data = UserDefaults.standard.data(forKey: "path") else { return [] }
    return (try? JSONDecoder().decode([Star].self, from: data)) ?? []
  }
}

struct StarScreen: View {
  let star: Star
  let collection: Collection
  @Binding var path: [Star]

  private var neighbour: Star? {
    collection.star(star.id % 3 + 1)
  }

  var body: some View {
    List {
      Button("Call it Lantern") {
        collection.rename(star.id, to: "Lantern")
        path[path.count - 1].name = "Lantern"
      }
      if let neighbour {
        NavigationLink("Next to it: \(neighbour.name)", value: neighbour)
      }
    }
    .navigationTitle(star.name)
  }
}
