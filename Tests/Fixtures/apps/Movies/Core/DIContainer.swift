import Combine
import SwiftUI

protocol MovieRepository {
    func popular(page: Int) -> AnyPublisher<MoviePage, APIError>
    func search(_ query: String) -> AnyPublisher<MoviePage, APIError>
}

struct DIContainer: EnvironmentKey {
    let movies: MovieRepository
    let favourites: FavouritesStore

    static var defaultValue: Self { .live }
    static let live = DIContainer(movies: WebMovieRepository(session: .shared), favourites: FavouritesStore())
    static let preview = DIContainer(movies: StubMovieRepository(), favourites: FavouritesStore())
}

extension EnvironmentValues {
    var injected: DIContainer {
        get { self[DIContainer.self] }
        set { self[DIContainer.self] = newValue }
    }
}

extension View {
    func inject(_ container: DIContainer) -> some View {
        environment(\.injected, container)
            .environmentObject(container.favourites)
    }
}

final class FavouritesStore: ObservableObject {
    @AppStorage("favourites") private var stored = ""
    @Published private(set) var ids: Set<Int> = []

    init() {
        ids = Set(stored.split(separator: ",").compactMap { Int($0) })
    }

    func toggle(_ movie: Movie) {
        if ids.contains(movie.id) { ids.remove(movie.id) } else { ids.insert(movie.id) }
        stored = ids.sorted().map(String.init).joined(separator: ",")
    }
}
