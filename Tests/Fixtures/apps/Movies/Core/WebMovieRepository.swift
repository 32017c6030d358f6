import Combine
import Foundation

enum APIError: Error, LocalizedError {
    case network(URLError)
    case decoding(String)
    case unknown

    var errorDescription: String? {
        switch self {
        case .network(let error): return error.code == .notConnectedToInternet ? "You are offline." : "Network trouble."
        case .decoding: return "Strange answer."
        case .unknown: return "Something went wrong."
        }
    }
}

struct WebMovieRepository: MovieRepository {
    let session: URLSession
    private let base = "https://api.movies.example"

    private var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd"
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        decoder.dateDecodingStrategy = .formatted(formatter)
        return decoder
    }

    func popular(page: Int) -> AnyPublisher<MoviePage, APIError> {
        get("/popular", ["page": "\(page)"])
    }

    func search(_ query: String) -> AnyPublisher<MoviePage, APIError> {
        get("/search", ["query": query])
    }

    private func get<T: Decodable>(_ path: String, _ query: [String: String]) -> AnyPublisher<T, APIError> {
        var components = URLComponents(string: base + path)
        components?.queryItems = query.map { URLQueryItem(name: $0.key, value: $0.value) }
        guard let url = components?.url else { return Fail(error: APIError.unknown).eraseToAnyPublisher() }
        return session.dataTaskPublisher(for: url)
            .map(\.data)
            .mapError { APIError.network($0) }
            .flatMap { data in
                Just(data)
                    .decode(type: T.self, decoder: decoder)
                    .mapError { APIError.decoding($0.localizedDescription) }
            }
            .receive(on: DispatchQueue.main)
            .eraseToAnyPublisher()
    }
}

struct StubMovieRepository: MovieRepository {
    func popular(page: Int) -> AnyPublisher<MoviePage, APIError> {
        Just(MoviePage(page: 1, totalPages: 1, results: []))
            .setFailureType(to: APIError.self)
            .eraseToAnyPublisher()
    }

    func search(_ query: String) -> AnyPublisher<MoviePage, APIError> { popular(page: 1) }
}
