import SwiftUI

struct ContentView: View {
    @Environment(\.injected) private var container
    @EnvironmentObject private var favourites: FavouritesStore

    var body: some View {
        TabView {
            MovieListView(viewModel: .init(repository: container.movies))
                .tabItem {
                    Image(systemName: "film"); Text("Popular")
                }
            SearchView(viewModel: SearchViewModel(repository: container.movies))
                .tabItem {
                    Image(systemName: "magnifyingglass"); Text("Search")
                }
            Text("\(favourites.ids.count) favourites")
                .tabItem {
                    Image(systemName: "heart"); Text("Favourites")
                }
                .badge(favourites.ids.count)
        }
    }
}

struct ContentView_Previews: PreviewProvider {
    static var previews: some View {
        ContentView().inject(.preview)
    }
}
