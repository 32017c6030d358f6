import Combine
import SwiftUI
import UIKit

struct Photo: Identifiable, Codable, Equatable {
    var id = UUID()
    var caption: String
    var takenAt: Date
    var fileName: String
    var rating = 0
}

struct Album: Identifiable, Codable, Equatable {
    var id = UUID()
    var name: String
    var photos: [Photo] = []
}

@MainActor
final class AlbumStore: ObservableObject {
    enum SortOrder: String, CaseIterable, Identifiable {
        case newest, rating
        var id: Self { self }
    }

    @Published var albums: [Album] = []
    @Published var sort: SortOrder = .newest
    @Published var lastError: String?
    private var saving: AnyCancellable?

    init() {
        load()
        saving =
            $albums
            .dropFirst()
            .debounce(for: .seconds(1), scheduler: RunLoop.main)
            .sink { [weak self] in self?.save($0) }
    }

    private var file: URL {
        URL.documentsDirectory.appending(path: "albums.json")
    }

    func photos(in album: Album) -> [Photo] {
        switch sort {
        case .newest: album.photos.sorted { $0.takenAt > $1.takenAt }
        case .rating: album.photos.sorted { ($0.rating, $0.takenAt) > ($1.rating, $1.takenAt) }
        }
    }

    func addAlbum(named name: String) {
        albums.append(Album(name: name))
    }

    func add(_ image: UIImage, caption: String, to album: Album) {
        guard let index = albums.firstIndex(where: { $0.id == album.id }) else { return }
        let photo = Photo(caption: caption, takenAt: .now, fileName: "\(UUID().uuidString).jpg")
        do {
            guard let data = image.jpegData(compressionQuality: 0.8) else { throw CocoaError(.fileWriteUnknown) }
            try data.write(to: URL.documentsDirectory.appending(path: photo.fileName), options: .atomic)
            albums[index].photos.append(photo)
        } catch {
            lastError = error.localizedDescription
        }
    }

    func rate(_ photo: Photo, _ rating: Int, in album: Album) {
        guard let index = albums.firstIndex(where: { $0.id == album.id }),
            let place = albums[index].photos.firstIndex(where: { $0.id == photo.id })
        else { return }
        albums[index].photos[place].rating = rating
    }

    func image(for photo: Photo) -> UIImage? {
        UIImage(contentsOfFile: URL.documentsDirectory.appending(path: photo.fileName).path)
    }

    private func load() {
        guard let data = try? Data(contentsOf: file) else {
            albums = [Album(name: "Holiday"), Album(name: "Garden")]
            return
        }
        albums = (try? JSONDecoder().decode([Album].self, from: data)) ?? []
    }

    private func save(_ albums: [Album]) {
        do {
            try JSONEncoder().encode(albums).write(to: file)
        } catch {
            lastError = "Could not save: \(error)"
        }
    }
}
