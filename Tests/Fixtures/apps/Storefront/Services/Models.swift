import Combine
import Foundation

struct Product: Identifiable, Hashable {
    enum Category: String, CaseIterable, Identifiable {
        case lamps, chairs, rugs
        var id: Self { self }
    }

    let id: Int
    let name: String
    let price: Decimal
    let category: Category

    static let all: [Product] = [
        Product(id: 1, name: "Desk Lamp", price: 49, category: .lamps),
        Product(id: 2, name: "Floor Lamp", price: 120.5, category: .lamps),
        Product(id: 3, name: "Oak Chair", price: 210, category: .chairs),
        Product(id: 4, name: "Wool Rug", price: 330, category: .rugs),
    ]
}

struct Address: Hashable {
    var street = ""
    var city = ""
    var isComplete: Bool { ![street, city].contains { $0.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty } }
}

final class Cart: ObservableObject {
    struct Line: Identifiable, Equatable {
        let product: Product
        var quantity: Int
        var id: Int { product.id }
    }

    @Published private(set) var lines: [Line] = []

    var total: Decimal { lines.reduce(0) { $0 + $1.product.price * Decimal($1.quantity) } }
    var count: Int { lines.map(\.quantity).reduce(0, +) }

    func add(_ product: Product) {
        if let index = lines.firstIndex(where: { $0.id == product.id }) {
            lines[index].quantity += 1
        } else {
            lines.append(Line(product: product, quantity: 1))
        }
    }

    func remove(atOffsets offsets: IndexSet) { lines.remove(atOffsets: offsets) }
    func clear() { lines.removeAll() }
}

final class Session: ObservableObject {
    @Published var user: String?
    @Published var email = ""
    @Published private(set) var isValid = false
    private var bag = Set<AnyCancellable>()

    init() {
        $email
            .map { $0.contains("@") && $0.count > 3 }
            .removeDuplicates()
            .assign(to: &$isValid)
        NotificationCenter.default.publisher(for: .sessionExpired)
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in self?.user = nil }
            .store(in: &bag)
    }
}

extension Notification.Name {
    static let sessionExpired = Notification.Name("sessionExpired")
}
