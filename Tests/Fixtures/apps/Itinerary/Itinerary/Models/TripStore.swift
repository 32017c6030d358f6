import Foundation
import Combine

final class TripStore: ObservableObject {
    @Published var trips: [Trip] = []
    @Published private(set) var refreshCount = 0
    private var cancellables = Set<AnyCancellable>()
    private let key = "trips"

    init() {
        if let data = UserDefaults.standard.data(forKey: key), let saved = try? JSONDecoder().decode([Trip].self, from: data) {
            trips = saved
        } else {
            trips = TripStore.samples
        }
        $trips
            .dropFirst()
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .sink { [weak self] _ in self?.save() }
            .store(in: &cancellables)
    }

    static let samples: [Trip] = [
        Trip(
            title: "Spring in Lisbon", city: "Lisbon", nights: 4,
            stops: [
                Stop(name: "Hotel Mondego", kind: .hotel),
                Stop(name: "Tile Museum", kind: .museum),
                Stop(name: "Tasca do Rio", kind: .restaurant),
            ]),
        Trip(
            title: "Alps by Train", city: "Zermatt", nights: 6,
            stops: [
                Stop(name: "Glacier Line", kind: .train)
            ]),
    ]

    func refresh() { refreshCount += 1 }

    func save() {
        guard let data = try? JSONEncoder().encode(trips) else { return }
        UserDefaults.standard.set(data, forKey: key)
    }

    func add(_ trip: Trip) {
        trips.append(trip)
    }

    func delete(at offsets: IndexSet) {
        trips.remove(atOffsets: offsets)
    }

    func move(from source: IndexSet, to destination: Int) {
        trips.move(fromOffsets: source, toOffset: destination)
    }

    func binding(for trip: Trip) -> Trip? { trips.first { $0.id == trip.id } }

    func toggle(_ stop: Stop, in trip: Trip) {
        guard let index = trips.firstIndex(where: { $0.id == trip.id }),
            let stopIndex = trips[index].stops.firstIndex(where: { $0.id == stop.id })
        else { return }
        trips[index].stops[stopIndex].isVisited.toggle()
    }
}
