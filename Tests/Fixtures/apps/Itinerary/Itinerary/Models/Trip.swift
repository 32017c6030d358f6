import Foundation

struct Trip: Identifiable, Codable, Hashable {
    var id: UUID = UUID()
    var title: String
    var city: String
    var nights: Int
    var stops: [Stop] = []
}

struct Stop: Identifiable, Codable, Hashable {
    enum Kind: String, Codable, CaseIterable {
        case hotel, museum, restaurant, train
        var symbol: String {
            switch self {
            case .hotel: return "bed.double"
            case .museum: return "building.columns"
            case .restaurant: return "fork.knife"
            case .train: return "tram"
            }
        }
    }

    var id: UUID = UUID()
    var name: String
    var kind: Kind
    var isVisited: Bool = false
}
