import MapKit
import Observation
import SwiftUI

@Observable
final class AtlasModel {
    var places = Place.all
    var kind: Place.Kind?
    var selection: Place.ID?
    var camera: MapCameraPosition = .automatic
    var visibility: NavigationSplitViewVisibility = .automatic
    let location = LocationService()
    private var isVisited: [Place.ID: Bool] = [:]

    var shown: [Place] { places.filter { kind == nil || $0.kind == kind } }

    func place(_ id: Place.ID?) -> Place? { places.first { $0.id == id } }

    func visited(_ place: Place) -> Binding<Bool> {
        Binding {
            self.isVisited[place.id, default: false]
        } set: {
            self.isVisited[place.id] = $0
        }
    }

    var visitedCount: Int { isVisited.values.count { $0 } }

    func selectNext() {
        let ids = shown.map(\.id)
        guard let selection, let index = ids.firstIndex(of: selection) else {
            selection = ids.first
            return
        }
        self.selection = ids[(index + 1) % ids.count]
    }

    func focus(_ place: Place) {
        camera = .region(MKCoordinateRegion(center: place.coordinate, span: MKCoordinateSpan(latitudeDelta: 0.5, longitudeDelta: 0.5)))
    }

    func search(_ text: String) async -> [MKMapItem] {
        let request = MKLocalSearch.Request()
        request.naturalLanguageQuery = text
        let response = try? await MKLocalSearch(request: request).start()
        return response?.mapItems ?? []
    }
}
