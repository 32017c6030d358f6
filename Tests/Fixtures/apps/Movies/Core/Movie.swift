import Foundation

struct MoviePage: Decodable {
    let page: Int
    let totalPages: Int
    let results: [Movie]
}

struct Movie: Decodable, Identifiable, Hashable {
    let id: Int
    let title: String
    let overview: String
    let voteAverage: Double
    let posterPath: String?
    let releaseDate: Date

    enum CodingKeys: String, CodingKey {
        case id, title, overview
        case voteAverage = "vote_average"
        case posterPath = "poster_path"
        case releaseDate = "release_date"
    }

    var posterURL: URL? {
        posterPath.flatMap { URL(string: "https://img.movies.example" + $0) }
    }
    var year: String { releaseDate.formatted(.dateTime.year()) }
    var stars: String { String(repeating: "★", count: Int((voteAverage / 2).rounded())) }
}

extension MoviePage {
    enum CodingKeys: String, CodingKey {
        case page, results
        case totalPages = "total_pages"
    }
}
