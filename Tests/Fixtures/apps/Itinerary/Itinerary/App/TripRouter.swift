import SwiftUI

final class TripRouter: ObservableObject {
    @Published var path = NavigationPath()
    @Published var sheet: Sheet?
    @Published var requestedCity: String?

    enum Sheet: Identifiable {
        case newTrip
        case share(Trip)

        var id: String {
            switch self {
            case .newTrip: return "new"
            case .share(let trip): return "share-\(trip.id)"
            }
        }
    }

    func handle(_ url: URL) {
        guard url.scheme == "itinerary", url.host == "trip" else { return }
        requestedCity = url.lastPathComponent
    }
}
