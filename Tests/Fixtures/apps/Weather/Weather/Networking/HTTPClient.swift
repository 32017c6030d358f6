import Foundation

enum HTTPMethod: String {
    case get = "GET"
    case post = "POST"
}

struct Endpoint: Sendable {
    var path: String
    var queryItems: [URLQueryItem] = []
    var method: HTTPMethod = .get

    func request(relativeTo base: URL) throws -> URLRequest {
        guard var components = URLComponents(url: base.appendingPathComponent(path), resolvingAgainstBaseURL: false) else {
            throw APIError.invalidURL
        }
        if !queryItems.isEmpty { components.queryItems = queryItems }
        guard let url = components.url else { throw APIError.invalidURL }
        var request = URLRequest(url: url, cachePolicy: .useProtocolCachePolicy, timeoutInterval: 15)
        request.httpMethod = method.rawValue
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        return request
    }
}

enum APIError: LocalizedError {
    case invalidURL
    case invalidResponse
    case status(Int)
    case decoding(any Error)
    case transport(URLError)

    var errorDescription: String? {
        switch self {
        case .invalidURL: "The address is not valid."
        case .invalidResponse: "The server sent something odd."
        case .status(let code): "The server answered with \(code)."
        case .decoding: "The answer could not be read."
        case .transport(let error) where error.code == .timedOut: "The server took too long."
        case .transport: "Check your connection."
        }
    }
}

protocol HTTPClientProtocol: Sendable {
    func send<T: Decodable>(_ endpoint: Endpoint, as type: T.Type) async throws -> T
}

struct HTTPClient: HTTPClientProtocol {
    private let session: URLSession
    private let base = URL(string: "https://api.weather.example/v1")!

    init(session: URLSession = .shared) {
        self.session = session
    }

    private static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.dateDecodingStrategy = .custom { decoder in
            let text = try decoder.singleValueContainer().decode(String.self)
            let formatter = ISO8601DateFormatter()
            formatter.formatOptions = text.count > 10 ? [.withInternetDateTime] : [.withFullDate]
            guard let date = formatter.date(from: text) else {
                throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "bad date \(text)"))
            }
            return date
        }
        return decoder
    }

    func send<T: Decodable>(_ endpoint: Endpoint, as type: T.Type) async throws -> T {
        let request = try endpoint.request(relativeTo: base)
        let data: Data
        let response: URLResponse
        do {
            (data, response) = try await session.data(for: request)
        } catch let error as URLError {
            throw APIError.transport(error)
        }
        guard let http = response as? HTTPURLResponse else { throw APIError.invalidResponse }
        guard (200..<300).contains(http.statusCode) else { throw APIError.status(http.statusCode) }
        do {
            return try Self.decoder.decode(T.self, from: data)
        } catch {
            throw APIError.decoding(error)
        }
    }
}
