import SwiftUI

@MainActor
final class CatalogueCoordinator: Coordinator {
    enum Route: Hashable {
        case category(Product.Category)
        case product(Product)
        case reviews(Product)
    }

    @Published var path = NavigationPath()
    private let cart: Cart
    private let showCart: () -> Void

    init(cart: Cart, showCart: @escaping () -> Void) {
        self.cart = cart
        self.showCart = showCart
    }

    func root() -> some View {
        CategoryGrid { [weak self] in self?.push(.category($0)) }
    }

    func destination(for route: Route) -> some View {
        switch route {
        case .category(let category):
            ProductList(category: category)
        case .product(let product):
            ProductDetail(product: product, cart: cart, onAdded: showCart)
        case .reviews(let product):
            Text("No reviews for \(product.name) yet")
                .navigationTitle("Reviews")
        }
    }
}

@MainActor
final class CheckoutCoordinator: Coordinator {
    enum Route: Hashable { case address, summary(Address) }
    enum Event { case needsLogin, finished }

    @Published var path = NavigationPath()
    private let cart: Cart
    private let onEvent: (Event) -> Void

    init(cart: Cart, onEvent: @escaping (Event) -> Void) {
        self.cart = cart
        self.onEvent = onEvent
    }

    func root() -> some View { CartView(cart: cart) }

    @ViewBuilder
    func destination(for route: Route) -> some View {
        switch route {
        case .address:
            AddressForm()
        case .summary(let address):
            SummaryView(cart: cart, address: address) { [weak self] in
                self?.cart.clear()
                self?.popToRoot()
                self?.onEvent(.finished)
            }
        }
    }

    func requireLogin() { onEvent(.needsLogin) }
}
