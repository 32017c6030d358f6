import Combine
import SwiftUI

final class SearchViewModel: ObservableObject {
    enum State: Equatable { case idle, loading, results([Movie]), empty, failed(String) }

    @Published var query = ""
    @Published private(set) var state: State = .idle
    private var subscriptions = Set<AnyCancellable>()

    init(repository: MovieRepository) {
        $query
            .removeDuplicates()
            .debounce(for: .milliseconds(400), scheduler: DispatchQueue.main)
            .map { query -> AnyPublisher<State, Never> in
                guard query.count > 2 else { return Just(.idle).eraseToAnyPublisher() }
                return repository.search(query)
                    .map { $0.results.isEmpty ? .empty : .results($0.results) }
                    .catch { Just(State.failed($0.localizedDescription)) }
                    .prepend(.loading)
                    .eraseToAnyPublisher()
            }
            .switchToLatest()
            .assign(to: &$state)
    }
}

struct SearchView: View {
    @StateObject var viewModel: SearchViewModel

    init(viewModel: @autoclosure @escaping () -> SearchViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        NavigationStack {
            VStack {
                TextField("Search movies", text: $viewModel.query)
                    .textFieldStyle(.roundedBorder)
                    .padding()
                switch viewModel.state {
                case .idle: Text("Type three letters")
                case .loading: ProgressView("Searching")
                case .empty: Text("No such movie")
                case .failed(let message): Text(message).foregroundColor(.red)
                case .results(let movies):
                    List(movies) { MovieRow(movie: $0) }
                }
                Spacer()
            }
            .navigationTitle("Search")
        }
    }
}
