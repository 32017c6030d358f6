import SwiftUI

struct Recipe: Hashable, Codable {
  let name: String
}

struct Shelf: Hashable, Codable {
  let name: String
}

struct Secret: Hashable {
  let name: String
}

/// Both kinds of path.
struct Declarations: View {
  @State private var typed: [Recipe] = []
  @State private var mixed = NavigationPath()

  var body: some View {
    TabView {
      NavigationStack(path: $typed) { Plain(title: "Typed") }.tabItem { Text("Typed") }
      NavigationStack(path: $mixed) { Plain(title: "Mixed") }.tabItem { Text("Mixed") }
      Operations().tabItem { Text("Operations") }
      Saving().tabItem { Text("Saving") }
    }
  }
}

struct Plain: View {
  let title: String

  var body: some View {
    List {
      NavigationLink("Soup", value: Recipe(name: "soup"))
      NavigationLink(value: Recipe(name: "stew")) { Text("Stew") }
    }
    .navigationTitle(title)
    .navigationDestination(for: Recipe.self) { Text("Cook \($0.name)") }
  }
}

/// The operations on a path.
struct Operations: View {
  @State private var path = NavigationPath()
  @State private var seen = 0
  private let recipe = Recipe(name: "soup")
  private let shelf = Shelf(name: "starters")

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Run") { run() }
        Button("Empty an empty path") {
          path = NavigationPath()
          path.removeLast(path.count)
        }
        Button("Remove too many") { path.removeLast(path.count + 1) }
        Text("Seen \(seen)")
      }
      .navigationTitle("Operations")
      .navigationDestination(for: Recipe.self) { Text("Cook \($0.name)") }
      .navigationDestination(for: Shelf.self) { Text("Shelf \($0.name)") }
    }
  }

  private func run() {
    path.append(recipe)
    path.removeLast()
    path.append(recipe)
    path.append(recipe)
    path.removeLast(path.count)
    path = NavigationPath()
    if path.count > 0 { seen = path.count }
    path.append(shelf)
    path.append(recipe)
  }
}

/// A path that is saved and read again.
struct Saving: View {
  @State private var path = NavigationPath()
  @State private var outcome = "Nothing saved"

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Save two") {
          path.append(Shelf(name: "starters"))
          path.append(Recipe(name: "soup"))
          roundTrip()
        }
        Button("Save a secret") {
          path.append(Recipe(name: "soup"))
          path.append(Secret(name: "spice"))
          roundTrip()
        }
        Text(outcome)
      }
      .navigationTitle("Saving")
      .navigationDestination(for: Recipe.self) { Text("Cook \($0.name), \(outcome)") }
      .navigationDestination(for: Shelf.self) { Text("Shelf \($0.name)") }
      .navigationDestination(for: Secret.self) { Text("Secret \($0.name), \(outcome)") }
    }
  }

  private func roundTrip() {
    do {
      let data = try JSONEncoder().encode(path.codable)
      print("saved \(String(decoding: data, as: UTF8.self))")
      path = NavigationPath()
      let saved = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
      path = NavigationPath(saved)
      outcome = "read"
    } catch {
      outcome = "not read"
    }
  }
}

@main
struct CookbookApp: App {
  var body: some Scene {
    WindowGroup { Declarations() }
  }
}
