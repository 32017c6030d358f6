import Foundation

struct Show: Identifiable, Hashable, Codable {
    var id: String { title }
    let title: String
    let author: String
    var episodes: [Episode]
}

struct Episode: Identifiable, Hashable, Codable {
    let id: Int
    let title: String
    let seconds: Double
    var isPlayed = false

    var url: URL { URL(string: "https://audio.example/\(id).mp3")! }

    var length: String {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute]
        formatter.unitsStyle = .abbreviated
        return formatter.string(from: seconds) ?? ""
    }
}

extension Show {
    static let samples = [
        Show(
            title: "Deep Field", author: "Ines Prado",
            episodes: [
                Episode(id: 1, title: "First light", seconds: 1860),
                Episode(id: 2, title: "Dark matters", seconds: 4200),
            ]),
        Show(
            title: "Slow Food Radio", author: "Bo Lind",
            episodes: [
                Episode(id: 3, title: "On bread", seconds: 2400)
            ]),
    ]
}
