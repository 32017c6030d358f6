import StoreKit

@MainActor
final class PurchaseManager: ObservableObject {
    @Published private(set) var products: [StoreKit.Product] = []
    @Published private(set) var purchasedIDs: Set<String> = []
    @Published var isLoading = false
    private var updates: Task<Void, Never>?

    init() {
        updates = Task.detached { [weak self] in
            for await result in Transaction.updates {
                guard case .verified(let transaction) = result else { continue }
                await self?.record(transaction.productID)
                await transaction.finish()
            }
        }
    }

    deinit { updates?.cancel() }

    func load() async {
        isLoading = true
        defer { isLoading = false }
        do {
            products = try await StoreKit.Product.products(for: ["com.example.premium.monthly", "com.example.premium.yearly"])
                .sorted { $0.price < $1.price }
        } catch {
            products = []
        }
    }

    func buy(_ product: StoreKit.Product) async throws {
        switch try await product.purchase() {
        case .success(.verified(let transaction)):
            record(transaction.productID)
            await transaction.finish()
        case .success(.unverified), .userCancelled, .pending:
            break
        @unknown default:
            break
        }
    }

    private func record(_ id: String) { purchasedIDs.insert(id) }

    func restore() async { try? await AppStore.sync() }
}
