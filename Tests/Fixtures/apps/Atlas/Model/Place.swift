import CoreLocation
import Foundation

struct Place: Identifiable, Hashable, Codable {
    enum Kind: String, Codable, CaseIterable, Identifiable {
        case city, mountain, lake
        var id: String { rawValue }
        var plural: String {
            switch self {
            case .city: "Cities"
            case .mountain: "Mountains"
            case .lake: "Lakes"
            }
        }
        var symbol: String {
            switch self {
            case .city: "building.2"
            case .mountain: "mountain.2"
            case .lake: "water.waves"
            }
        }
    }

    let id: Int
    var name: String
    var kind: Kind
    var latitude: Double
    var longitude: Double
    var note: String = ""

    var coordinate: CLLocationCoordinate2D { .init(latitude: latitude, longitude: longitude) }

    func distance(from location: CLLocation) -> Measurement<UnitLength> {
        Measurement(value: location.distance(from: CLLocation(latitude: latitude, longitude: longitude)), unit: .meters)
    }

    static let all: [Place] = [
        Place(id: 1, name: "Turin", kind: .city, latitude: 45.07, longitude: 7.69),
        Place(id: 2, name: "Lyon", kind: .city, latitude: 45.76, longitude: 4.84),
        Place(id: 3, name: "Monte Viso", kind: .mountain, latitude: 44.67, longitude: 7.09),
        Place(id: 4, name: "Lago Maggiore", kind: .lake, latitude: 45.97, longitude: 8.65),
    ]
}
