import SwiftUI

struct Recipe: Codable, Hashable {
  let id: Int
  var name: String
}

struct ContentView: View {
  @AppStorage("soup") private var soup = "Leek soup"
  @State private var path: [Int] = ContentView.restored()

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink(soup, value: 1)
        .navigationTitle("Recipes")
        .navigationDestination(for: Int.self) { id in
          Button("Translate") { soup = "Vichyssoise" }
            .navigationTitle(Recipe(id: id, name: soup).name)
        }
    }
    .onChange(of: path) { _, new in
      UserDefaults.standard.set(try? JSONEncoder().encode(new), forKey: "path")
    }
  }

  static func restored() -> [Int] {
    guard let data = UserDefaults.standard.data(forKey: "path") else { return [] }
    return (try? JSONDecoder().decode([Int].self, from: data)) ?? []
  }
}
