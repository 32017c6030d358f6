import SwiftUI

struct Recipe: Codable, Hashable {
  let id: Int
  var name: String
}

struct ContentView: View {
  @AppStorage("soup") private var soup = "Leek soup"
  @State private var path: [Recipe] = ContentView.restored()

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink(soup, value: Recipe(id: 1, name: soup))
        .navigationTitle("Recipes")
        .navigationDestination(for: Recipe.self) { recipe in
          Button("Translate") { soup = "Vichyssoise" }
            .navigationTitle(recipe.name)
        }
    }
    .onChange(of: path) { _, new in
      UserDefaults.standard.set(try? JSONEncoder().encode(new), forKey: "path")
    }
  }

  static func restored() -> [Recipe] {
    guard let data = UserDefaults.standard.data(forKey: "path") else { return [] }
    return (try? JSONDecoder().decode([Recipe].self, from: data)) ?? []
  }
}
