import Combine
import Foundation

final class LibraryStore: ObservableObject {
    @Published var shows: [Show]
    @Published var subscribed: Set<Show.ID> = []
    @Published var prefersDark = UserDefaults.standard.bool(forKey: "dark") {
        didSet { UserDefaults.standard.set(prefersDark, forKey: "dark") }
    }
    private let file: URL

    init(file: URL? = nil) {
        self.file = file ?? FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("library.json")
        shows = Show.samples
        load()
    }

    var subscribedShows: [Show] { shows.filter { subscribed.contains($0.id) } }

    func toggleSubscription(_ show: Show) {
        if subscribed.contains(show.id) {
            subscribed.remove(show.id)
        } else {
            subscribed.insert(show.id)
        }
        save()
    }

    func markPlayed(_ episode: Episode) {
        for show in shows.indices {
            for index in shows[show].episodes.indices where shows[show].episodes[index].id == episode.id {
                shows[show].episodes[index].isPlayed = true
            }
        }
    }

    func save() {
        do {
            try JSONEncoder().encode(Array(subscribed)).write(to: file, options: [.atomic])
        } catch {
            print("Not saved: \(error)")
        }
    }

    private func load() {
        guard let data = try? Data(contentsOf: file), let ids = try? JSONDecoder().decode([String].self, from: data) else { return }
        subscribed = Set(ids)
    }
}
