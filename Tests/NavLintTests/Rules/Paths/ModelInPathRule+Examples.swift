@testable import NavLint

extension ModelInPathRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct Reader: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Next", value: Page(number: 2))
              .navigationDestination(for: ↓Page.self) { page in page }
          }
        }
      }
      struct Page: View, Hashable {
        let number: Int
        var body: some View { Text("\\(number)") }
      }
      """,
      """
      final class Page: Hashable {
        let id = UUID()
        let content: AnyView
        init(_ content: AnyView) { self.content = content }
        static func == (lhs: Page, rhs: Page) -> Bool { lhs.id == rhs.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
      }
      struct Reader: View {
        @State private var path: [Page] = []
        var body: some View {
          NavigationStack(path: $path) {
            Text("Read").navigationDestination(for: ↓Page.self) { $0.content }
          }
        }
      }
      """,
      """
      struct Recipe: Identifiable, Hashable {
        let id: Int
        var name: String
      }
      struct Recipes: View {
        var body: some View {
          NavigationStack {
            Text("Recipes")
              .navigationDestination(for: ↓Recipe.self) { Text($0.name) }
          }
        }
      }
      """,
      """
      struct Recipes: View {
        var body: some View {
          NavigationStack {
            Text("Recipes")
              .navigationDestination(for: ↓Recipe.self) { recipe in Text(recipe.name) }
          }
        }
      }
      // file: Recipe.swift
      struct Recipe: Codable, Hashable, Identifiable {
        var id = UUID()
        let name: String
        var isFavourite = false
      }
      """,
      """
      struct Recipe {
        let id: UUID
        var steps: [String]
      }
      extension Recipe: Identifiable, Hashable {}
      struct Recipes: View {
        @State private var path: [Recipe] = []
        var body: some View {
          NavigationStack(path: $path) {
            Text("Recipes")
              .navigationDestination(for: ↓Recipe.self) { _ in Text("Recipe") }
          }
        }
      }
      """,
      """
      enum Shop {
        struct Item: Identifiable, Hashable {
          let id: String
          var price: Double
        }
      }
      typealias Goods = Shop.Item
      struct Item: Identifiable, Hashable {
        let id: String
        var price: Double
      }
      struct Cup: Identifiable, Hashable {
        let id: String
        var price: Double
      }
      struct ShopScreen: View {
        var body: some View {
          Text("Shop").navigationDestination(for: ↓Cup.self) { Text($0.id) }
        }
      }
      """,
      """
      struct Recipe: Identifiable, Hashable {
        var id: Int
        var name: String
        var minutes: Int
      }
      struct Recipes: View {
        let recipes: [Recipe]
        var body: some View {
          NavigationStack {
            List(recipes) { NavigationLink($0.name, value: $0) }
              .navigationDestination(for: Int.self) { Text("\\($0)") }
              .navigationDestination(for: ↓Recipe.self) { Text($0.name) }
          }
        }
      }
      """,
      """
      struct Person: Hashable, Identifiable {
        let name: String
        var cats: [String] = []
        var id: String { name }
      }
      struct People: View {
        var body: some View {
          Text("People")
            .navigationDestination(for: ↓Person.self) { Text($0.name) }
        }
      }
      """,
      """
      struct Recipe: Identifiable, Hashable {
        let id: UUID
        var isFavourite: Bool
      }
      enum Page: Hashable {
        case list
        case detail(Recipe)
      }
      struct Kitchen: View {
        @State private var path: [Page] = []
        var body: some View {
          NavigationStack(path: $path) {
            Text("Kitchen").navigationDestination(for: ↓Page.self) { _ in Text("Page") }
          }
        }
      }
      """,
      """
      struct Recipe: Identifiable, Hashable {
        let id: Int
        var name: String
      }
      final class Book: ObservableObject {
        @Published var recipes: [Recipe] = []
        func load() async throws { recipes = try await fetch() }
      }
      struct Recipes: View {
        @StateObject private var book = Book()
        var body: some View {
          NavigationStack {
            List(book.recipes) { NavigationLink($0.name, value: $0) }
              .navigationDestination(for: ↓Recipe.self) { Text($0.name) }
          }
        }
      }
      """,
    ],
    clean: [
      """
      enum Route: Hashable, View {
        case home, page(Int)
        var body: some View {
          switch self {
          case .home: Text("Home")
          case .page(let number): Text("\\(number)")
          }
        }
      }
      struct Reader: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Next", value: Route.page(2)).navigationDestination(for: Route.self) { $0 }
          }
        }
      }
      """,
      """
      struct Recipe: Identifiable, Hashable {
        let id: UUID
        var isFavourite: Bool
      }
      enum Page: Hashable {
        case list
        case detail(Recipe.ID)
      }
      struct Kitchen: View {
        @State private var path: [Page] = []
        var body: some View {
          NavigationStack(path: $path) {
            Text("Kitchen").navigationDestination(for: Page.self) { _ in Text("Page") }
          }
        }
      }
      """,
      """
      struct Ingredient: Identifiable, Hashable {
        let id: Int
        let name: String
      }
      enum Page: Hashable { case ingredients([Ingredient]), one(Ingredient) }
      struct Kitchen: View {
        var body: some View {
          NavigationStack {
            Text("Kitchen").navigationDestination(for: Page.self) { _ in Text("Page") }
          }
        }
      }
      """,
      """
      struct Recipe: Identifiable, Hashable {
        let id: Int
        var name: String
      }
      struct Recipes: View {
        var body: some View {
          Text("Recipes")
            .navigationDestination(for: Recipe.ID.self) { Text("\\($0)") }
        }
      }
      """,
      """
      struct Recipe: Identifiable, Hashable {
        let id: Int
        let name: String
      }
      struct Recipes: View {
        var body: some View {
          Text("Recipes")
            .navigationDestination(for: Recipe.self) { Text($0.name) }
        }
      }
      """,
      """
      struct RecipeRoute: Hashable {
        var id: Int
        var isEditing: Bool
      }
      struct Recipes: View {
        var body: some View {
          Text("Recipes")
            .navigationDestination(for: RecipeRoute.self) { Text("\\($0.id)") }
        }
      }
      """,
      """
      enum Route: Hashable, Identifiable {
        case recipe(Int)
        var id: Self { self }
      }
      struct Recipes: View {
        var body: some View {
          Text("Recipes")
            .navigationDestination(for: Route.self) { _ in Text("Recipe") }
        }
      }
      """,
      """
      struct Recipe: Identifiable, Hashable {
        let id: Int
        var name: String
      }
      struct Recipes: View {
        @State private var edited: Recipe?
        var body: some View {
          Text("Recipes")
            .sheet(item: $edited) { Text($0.name) }
        }
      }
      """,
      """
      struct TripRoute: Hashable, Identifiable {
        var id: String { name }
        var name: String
      }
      struct Trips: View {
        var body: some View {
          Text("Trips")
            .navigationDestination(for: TripRoute.self) { Text($0.name) }
        }
      }
      """,
      """
      struct Recipe: Identifiable, Hashable {
        let id: Int
        var name: String
      }
      let recipes = [Recipe(id: 1, name: "Stew"), Recipe(id: 2, name: "Soup")]
      final class Book: ObservableObject {
        private var all: [Recipe]
        init(all: [Recipe]) { self.all = all }
        func recipe(_ id: Int) -> Recipe? { all.first { $0.id == id } }
      }
      struct Recipes: View {
        var body: some View {
          NavigationStack {
            List(recipes) { NavigationLink($0.name, value: $0) }
              .navigationDestination(for: Recipe.self) { Text($0.name) }
          }
        }
      }
      """,
    ]
  )
}
