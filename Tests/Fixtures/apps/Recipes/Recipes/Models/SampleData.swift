import Foundation
import SwiftData

private struct RecipeFile: Decodable {
    var name: String
    var minutes: Int
    var difficulty: Difficulty
    var ingredients: [String]
    var cuisine: String
}

@MainActor
enum SampleData {
    static func load(into context: ModelContext) throws {
        guard try context.fetchCount(FetchDescriptor<Recipe>()) == 0 else { return }
        guard let url = Bundle.main.url(forResource: "SampleRecipes", withExtension: "json") else {
            throw CocoaError(.fileNoSuchFile)
        }
        let files = try JSONDecoder().decode([RecipeFile].self, from: Data(contentsOf: url))
        for file in files {
            let recipe = Recipe(name: file.name, minutes: file.minutes, difficulty: file.difficulty, ingredients: file.ingredients)
            let cuisine = Cuisine(name: file.cuisine)
            context.insert(recipe)
            context.insert(cuisine)
            recipe.cuisine = cuisine
        }
        try context.save()
    }

    static let previewContainer: ModelContainer = {
        let config = ModelConfiguration(isStoredInMemoryOnly: true)
        let container = try! ModelContainer(for: Recipe.self, configurations: config)
        try? load(into: container.mainContext)
        return container
    }()
}
