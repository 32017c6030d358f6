import SwiftUI

/// The shelves of a cellar, and the cheeses that ripen on them.
@main
struct CellarApp: App {
  var body: some Scene {
    WindowGroup {
      CellarView()
    }
  }
}

struct Cheese: Identifiable {
  let id: Int
  let name: String
  let shelf: String

  static let all = [
    Cheese(id: 1, name: "Gouda", shelf: "Upper Shelf"),
    Cheese(id: 2, name: "Brie", shelf: "Upper Shelf"),
    Cheese(id: 3, name: "Stilton", shelf: "Lower Shelf"),
  ]
}

/// The cheeses that have not been sold.
@MainActor
@Observable
final class Cellar {
  private(set) var cheeses: [Cheese] = Cheese.all.filter { !gone.contains($0.id) }

  private static var gone: [Cheese.ID] {
    UserDefaults.standard.array(forKey: "gone") as? [Cheese.ID] ?? []
  }

  func cheese(_ id: Cheese.ID) -> Cheese? {
    cheeses.first { $0.id == id }
  }

  func sell(_ id: Cheese.ID) {
    cheeses.removeAll { $0.id == id }
    UserDefaults.standard.set(Self.gone + [id], forKey: "gone")
  }
}

// region route
enum Route: Hashable, Codable {
  case shelf(String)
  case cheese(Cheese.ID)
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
  static func restored(in cellar: Cellar) -> [Route] {
    guard let data = UserDefaults.standard.data(forKey: slot),
      let saved = try? JSONDecoder().decode(SavedPlace.self, from: data),
      saved.version == SavedPlace.currentVersion
    else { return [] }
    return saved.path.filter { route in
      switch route {
      case .shelf: true
      case .cheese(let id): cellar.cheese(id) != nil
      }
    }
  }
  // endregion
}

enum CellarTab: String {
  case shelves
  case sales
}

struct CellarView: View {
  // region own
  @State private var cellar: Cellar
  @State private var path: [Route]
  @SceneStorage("tab") private var tab = CellarTab.shelves

  init() {
    let cellar = Cellar()
    _cellar = State(initialValue: cellar)
    _path = State(initialValue: PlaceStore.restored(in: cellar))
  }
  // endregion

  var body: some View {
    // region change
    TabView(selection: $tab) {
      Tab("Shelves", systemImage: "square.stack.3d.up", value: CellarTab.shelves) {
        ShelvesTab(cellar: cellar, path: $path)
      }
      Tab("Sales", systemImage: "tag", value: CellarTab.sales) {
        SalesTab(cellar: cellar)
      }
    }
    .onChange(of: path) { PlaceStore.save(path) }
    .onOpenURL { url in follow(url) }
    // endregion
  }

  private func follow(_ url: URL) {
    guard url.host() == "cheese", let id = Cheese.ID(url.lastPathComponent),
      let cheese = cellar.cheese(id)
    else {
      print("This link leads nowhere: \(url)")
      return
    }
    tab = .shelves
    path = [.shelf(cheese.shelf), .cheese(id)]
  }
}

struct ShelvesTab: View {
  let cellar: Cellar
  @Binding var path: [Route]

  var body: some View {
    NavigationStack(path: $path) {
      List(["Upper Shelf", "Lower Shelf"], id: \.self) { shelf in
        NavigationLink(shelf, value: Route.shelf(shelf))
      }
      .navigationTitle("Cellar")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .shelf(let name): ShelfScreen(name: name, cellar: cellar)
        case .cheese(let id): CheeseScreen(cheese: cellar.cheese(id))
        }
      }
    }
  }
}

struct ShelfScreen: View {
  let name: String
  let cellar: Cellar

  var body: some View {
    List(cellar.cheeses.filter { $0.shelf == name }) { cheese in
      NavigationLink(cheese.name, value: Route.cheese(cheese.id))
    }
    .navigationTitle(name)
  }
}

struct CheeseScreen: View {
  let cheese: Cheese?
  @State private var isWriting = false

  var body: some View {
    Button("Write a note") { isWriting = true }
      .navigationTitle(cheese?.name ?? "Gone")
      .sheet(isPresented: $isWriting) {
        NavigationStack {
          Text("How does it smell?")
            .navigationTitle("Note")
        }
      }
  }
}

struct SalesTab: View {
  let cellar: Cellar

  var body: some View {
    NavigationStack {
      List(cellar.cheeses) { cheese in
        Button("Sell the \(cheese.name)") { cellar.sell(cheese.id) }
      }
      .navigationTitle("Sales")
    }
  }
}

#Preview {
  CellarView()
}
