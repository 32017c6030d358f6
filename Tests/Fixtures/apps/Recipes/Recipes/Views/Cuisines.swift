import SwiftUI
import SwiftData

struct CuisineList: View {
    @Query(sort: \Cuisine.name) private var cuisines: [Cuisine]
    @Environment(\.modelContext) private var context

    var body: some View {
        NavigationStack {
            List {
                ForEach(cuisines) { cuisine in
                    NavigationLink(cuisine.name, value: cuisine.persistentModelID)
                        .badge(cuisine.recipes.count)
                }
                .onDelete { $0.forEach { context.delete(cuisines[$0]) } }
            }
            .navigationTitle("Cuisines")
            .navigationDestination(for: PersistentIdentifier.self) { id in
                if let cuisine = context.model(for: id) as? Cuisine {
                    List(cuisine.recipes) { Text($0.name) }
                        .navigationTitle(cuisine.name)
                }
            }
        }
    }
}

struct FavoriteList: View {
    @Query(filter: #Predicate<Recipe> { $0.isFavorite }, sort: \Recipe.name, animation: .default)
    private var favorites: [Recipe]

    var body: some View {
        NavigationStack {
            List(favorites) { recipe in
                RecipeRow(recipe: recipe)
            }
            .navigationTitle("Favorites")
            .overlay {
                if favorites.isEmpty {
                    ContentUnavailableView("No Favorites", systemImage: "heart.slash")
                }
            }
        }
    }
}
