import SwiftUI
import SwiftData

@main
struct RecipesApp: App {
    var sharedModelContainer: ModelContainer = {
        let schema = Schema([
            Recipe.self,
            Cuisine.self,
        ])
        let modelConfiguration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: false)

        do {
            return try ModelContainer(for: schema, configurations: [modelConfiguration])
        } catch {
            fatalError("Could not create ModelContainer: \(error)")
        }
    }()

    @State private var navigation = NavigationModel()

    var body: some Scene {
        WindowGroup {
            RootView()
                .environment(navigation)
                .onOpenURL { navigation.handle($0) }
        }
        .modelContainer(sharedModelContainer)
    }
}
