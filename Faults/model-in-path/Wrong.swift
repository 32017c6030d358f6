import SwiftUI

struct Recipe: Identifiable, Hashable {
  let id: Int
  var name: String
  var minutes: Int
}

struct ContentView: View {
  @State private var recipes = [Recipe(id: 1, name: "Stew", minutes: 90)]

  var body: some View {
    NavigationStack {
      List(recipes) { recipe in
        NavigationLink(recipe.name, value: recipe)
      }
      .navigationTitle("Recipes")
      .navigationDestination(for: Recipe.self) { recipe in
        Button("Call it Goulash") { recipes[0].name = "Goulash" }
          .navigationTitle(recipe.name)
      }
    }
  }
}
