import SwiftUI
import SwiftData

enum RecipeSort: String, CaseIterable, Identifiable {
    case name = "Name"
    case time = "Time"
    var id: String { rawValue }

    var descriptors: [SortDescriptor<Recipe>] {
        switch self {
        case .name: [SortDescriptor(\.name)]
        case .time: [SortDescriptor(\.minutes, order: .reverse), SortDescriptor(\.name)]
        }
    }
}

struct RecipeListScreen: View {
    @Environment(NavigationModel.self) private var navigation
    @Environment(\.modelContext) private var context
    @State private var searchText = ""
    @AppStorage("sort") private var sort: RecipeSort = .name
    @State private var isAdding = false

    var body: some View {
        @Bindable var navigation = navigation
        NavigationStack(path: $navigation.recipePath) {
            RecipeList(search: searchText, sort: sort)
                .navigationTitle("Recipes")
                .navigationDestination(for: Recipe.self) { recipe in
                    RecipeDetail(recipe: recipe)
                }
                .searchable(text: $searchText, prompt: "Find a recipe")
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) {
                        Menu("Sort", systemImage: "arrow.up.arrow.down") {
                            Picker("Sort", selection: $sort) {
                                ForEach(RecipeSort.allCases) { Text($0.rawValue).tag($0) }
                            }
                        }
                    }
                    ToolbarItem(placement: .primaryAction) {
                        Button("Add Recipe", systemImage: "plus") { isAdding.toggle() }
                    }
                }
                .sheet(isPresented: $isAdding) {
                    NavigationStack { RecipeEditor(recipe: nil) }
                        .presentationDetents([.medium, .large])
                        .interactiveDismissDisabled()
                }
        }
        .onChange(of: navigation.pendingName, initial: true) { _, name in
            guard let name else { return }
            let descriptor = FetchDescriptor<Recipe>(predicate: #Predicate { $0.name == name })
            if let recipe = try? context.fetch(descriptor).first {
                navigation.recipePath = [recipe]
            }
            navigation.pendingName = nil
        }
    }
}

struct RecipeList: View {
    @Environment(\.modelContext) private var context
    @Query private var recipes: [Recipe]

    init(search: String, sort: RecipeSort) {
        _recipes = Query(
            filter: #Predicate<Recipe> { recipe in
                search.isEmpty || recipe.name.localizedStandardContains(search)
            },
            sort: sort.descriptors
        )
    }

    var body: some View {
        List {
            ForEach(recipes) { recipe in
                NavigationLink(value: recipe) {
                    RecipeRow(recipe: recipe)
                }
                .swipeActions(edge: .leading) {
                    Button {
                        recipe.isFavorite.toggle()
                    } label: {
                        Label("Favorite", systemImage: "heart")
                    }
                    .tint(.pink)
                }
            }
            .onDelete { offsets in
                for index in offsets { context.delete(recipes[index]) }
            }
        }
        .overlay {
            if recipes.isEmpty {
                ContentUnavailableView.search
            }
        }
    }
}

struct RecipeRow: View {
    let recipe: Recipe

    var body: some View {
        HStack(spacing: 12) {
            Image(.hero)
                .resizable()
                .scaledToFill()
                .frame(width: 44, height: 44)
                .clipShape(.rect(cornerRadius: 8))
            VStack(alignment: .leading) {
                Text(recipe.name)
                Text(recipe.duration).font(.caption).foregroundStyle(.secondary)
            }
            if recipe.isFavorite {
                Spacer()
                Image(systemName: "heart.fill").foregroundStyle(.pink)
            }
        }
    }
}
