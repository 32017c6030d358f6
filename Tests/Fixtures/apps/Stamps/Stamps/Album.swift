import Foundation
import Observation

struct Stamp: Codable, Hashable, Identifiable {
    let name: String
    let year: Int
    let value: Int
    var id: String { "\(name)-\(year)" }
}

struct Country: Codable, Hashable, Identifiable {
    let code: String
    var stamps: [Stamp]
    var id: String { code }
    var name: String { NSLocalizedString(code, tableName: "Countries", comment: "Country") }
    var flag: String { code.unicodeScalars.compactMap { UnicodeScalar(127397 + $0.value).map(String.init) }.joined() }
}

@Observable
final class Album {
    private(set) var countries: [Country] = Bundle.main.decode("countries.json")
    var wanted: [Stamp] = []

    var total: Int { countries.map(\.stamps.count).reduce(0, +) }

    func add(_ name: String, to country: Country) {
        guard let index = countries.firstIndex(where: { $0.id == country.id }) else { return }
        countries[index].stamps.append(Stamp(name: name, year: 2025, value: 1))
    }

    func removeStamps(at offsets: IndexSet, from country: Country) {
        guard let index = countries.firstIndex(where: { $0.id == country.id }) else { return }
        countries[index].stamps.remove(atOffsets: offsets)
    }
}
