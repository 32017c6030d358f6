import SwiftUI

struct Recipe: Identifiable, Hashable {
  let id: Int
  var name: String { "Recipe \(id)" }
}

let recipes = (1...200).map { Recipe(id: $0) }

struct RecipeTile: View {
  let recipe: Recipe
  var body: some View { Text(recipe.name) }
}

struct RecipeScreen: View {
  let recipe: Recipe
  var body: some View { Text("Cook \(recipe.name)").navigationTitle(recipe.name) }
}

/// The destination stands outside the grid.
struct RightGrid: View {
  @State private var path: [Recipe] = []

  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        Button("Last recipe") { path = [recipes[199]] }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {
          ForEach(recipes) { recipe in
            NavigationLink(value: recipe) { RecipeTile(recipe: recipe) }
          }
        }
      }
      .navigationTitle("Right")
      .navigationDestination(for: Recipe.self) { RecipeScreen(recipe: $0) }
    }
  }
}

/// Every row declares the destination.
struct WrongGrid: View {
  @State private var path: [Recipe] = []

  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        Button("Last recipe") { path = [recipes[199]] }
        LazyVStack {
          ForEach(recipes) { recipe in
            NavigationLink(value: recipe) { RecipeTile(recipe: recipe) }
              .navigationDestination(for: Recipe.self) { RecipeScreen(recipe: $0) }
          }
        }
      }
      .navigationTitle("Wrong")
    }
  }
}

/// The rows that declare the destination are far below the others.
struct FarGrid: View {
  @State private var path: [Recipe] = []

  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        Button("Last recipe") { path = [recipes[199]] }
        LazyVStack {
          ForEach(0..<500) { line in Text("Line \(line) of the preface") }
          ForEach(recipes) { recipe in
            NavigationLink(value: recipe) { RecipeTile(recipe: recipe) }
              .navigationDestination(for: Recipe.self) { RecipeScreen(recipe: $0) }
          }
        }
      }
      .navigationTitle("Far")
    }
  }
}

@main
struct CookbookApp: App {
  @State private var kind = "none"

  var body: some Scene {
    WindowGroup {
      TabView(selection: $kind) {
        Text("Choose a tab").tabItem { Text("None") }.tag("none")
        RightGrid().tabItem { Text("Right") }.tag("right")
        WrongGrid().tabItem { Text("Wrong") }.tag("wrong")
        FarGrid().tabItem { Text("Far") }.tag("far")
      }
    }
  }
}
