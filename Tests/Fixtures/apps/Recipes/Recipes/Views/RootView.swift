import SwiftUI
import SwiftData

struct RootView: View {
    @Environment(NavigationModel.self) private var navigation
    @Environment(\.modelContext) private var context

    var body: some View {
        @Bindable var navigation = navigation
        TabView(selection: $navigation.tab) {
            ForEach(AppTab.allCases, id: \.self) { tab in
                content(for: tab)
                    .tabItem { Label(tab.title, systemImage: tab.symbol) }
                    .tag(tab)
            }
        }
        .task {
            do {
                try SampleData.load(into: context)
            } catch {
                print("No samples: \(error)")
            }
        }
    }

    @ViewBuilder
    private func content(for tab: AppTab) -> some View {
        switch tab {
        case .recipes: RecipeListScreen()
        case .cuisines: CuisineList()
        case .favorites: FavoriteList()
        }
    }
}

#Preview {
    RootView()
        .environment(NavigationModel())
        .modelContainer(SampleData.previewContainer)
}
