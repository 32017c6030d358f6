import Combine
import SwiftUI

final class MovieListViewModel: ObservableObject {
    @Published private(set) var movies: [Movie] = []
    @Published private(set) var isLoading = false
    @Published var error: APIError?
    private var page = 0
    private var totalPages = 1
    private let repository: MovieRepository
    private var subscriptions = Set<AnyCancellable>()

    init(repository: MovieRepository) {
        self.repository = repository
    }

    var canLoadMore: Bool { page < totalPages }
    var showsError: Bool {
        get { error != nil }
        set { if !newValue { error = nil } }
    }

    func loadNextPage() {
        guard !isLoading, canLoadMore else { return }
        isLoading = true
        repository.popular(page: page + 1)
            .sink { [weak self] completion in
                self?.isLoading = false
                if case .failure(let error) = completion { self?.error = error }
            } receiveValue: { [weak self] page in
                self?.page = page.page
                self?.totalPages = page.totalPages
                self?.movies += page.results
            }
            .store(in: &subscriptions)
    }
}

struct MovieListView: View {
    @ObservedObject var viewModel: MovieListViewModel

    var body: some View {
        NavigationStack {
            List {
                ForEach(viewModel.movies) { movie in
                    NavigationLink(value: movie) { MovieRow(movie: movie) }
                }
                if viewModel.canLoadMore {
                    Button("Load more", action: viewModel.loadNextPage)
                        .disabled(viewModel.isLoading)
                }
                if viewModel.isLoading { ProgressView() }
            }
            .navigationTitle("Popular")
            .navigationDestination(for: Movie.self, destination: MovieDetail.init(movie:))
        }
        .onAppear { if viewModel.movies.isEmpty { viewModel.loadNextPage() } }
        .alert("Oops", isPresented: Binding(get: { viewModel.showsError }, set: { viewModel.showsError = $0 }), presenting: viewModel.error) { _ in
            Button("Retry") { viewModel.loadNextPage() }
        } message: { error in
            Text(error.localizedDescription)
        }
    }
}

struct MovieRow: View {
    let movie: Movie
    @EnvironmentObject private var favourites: FavouritesStore

    var body: some View {
        HStack(alignment: .top) {
            AsyncImage(url: movie.posterURL) { phase in
                switch phase {
                case .empty: Color.gray.opacity(0.2)
                case .success(let image): image.resizable().aspectRatio(contentMode: .fill)
                case .failure: Image(systemName: "photo")
                @unknown default: EmptyView()
                }
            }
            .frame(width: 60, height: 90)
            .cornerRadius(6)
            VStack(alignment: .leading) {
                Text(movie.title).bold()
                Text("\(movie.year) · \(movie.stars)").font(.caption)
            }
            if favourites.ids.contains(movie.id) {
                Image(systemName: "heart.fill").accessibilityLabel("Favourite")
            }
        }
    }
}

struct MovieDetail: View {
    let movie: Movie
    @EnvironmentObject private var favourites: FavouritesStore

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                GeometryReader { proxy in
                    Rectangle().fill(.quaternary).frame(width: proxy.size.width)
                }
                .frame(height: 200)
                Text(movie.overview)
                Text(movie.voteAverage, format: .number.precision(.fractionLength(1)))
            }
        }
        .navigationTitle(movie.title)
        .toolbar {
            Button {
                favourites.toggle(movie)
            } label: {
                Label("Favourite", systemImage: favourites.ids.contains(movie.id) ? "heart.fill" : "heart")
            }
        }
    }
}
