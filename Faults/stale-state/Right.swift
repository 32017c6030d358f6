import SwiftUI

struct Recipe: Identifiable {
  let name: String

  var id: String { name }
}

struct ContentView: View {
  @State private var chosen: Recipe?

  var body: some View {
    List {
      Button("Soup") { chosen = Recipe(name: "Soup") }
      Button("Bread") { chosen = Recipe(name: "Bread") }
    }
    .sheet(item: $chosen) { recipe in
      NavigationStack {
        Text("Ingredients")
          .navigationTitle(recipe.name)
      }
    }
  }
}
