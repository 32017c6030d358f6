import SwiftUI

@MainActor
protocol Coordinator: ObservableObject, Identifiable {
    associatedtype Route: Hashable
    associatedtype Root: View
    associatedtype Destination: View

    var path: NavigationPath { get set }
    @ViewBuilder func root() -> Root
    @ViewBuilder func destination(for route: Route) -> Destination
}

extension Coordinator {
    nonisolated var id: ObjectIdentifier { ObjectIdentifier(self) }

    func push(_ route: Route) { path.append(route) }
    func pop() { if !path.isEmpty { path.removeLast() } }
    func popToRoot() { path = NavigationPath() }
}

struct CoordinatorView<C: Coordinator>: View {
    @ObservedObject var coordinator: C

    var body: some View {
        NavigationStack(path: $coordinator.path) {
            coordinator.root()
                .navigationDestination(for: C.Route.self) { route in
                    coordinator.destination(for: route)
                }
        }
        .environmentObject(coordinator)
    }
}

@MainActor
final class AppCoordinator: ObservableObject {
    enum Tab: String, Hashable, CaseIterable { case catalogue, cart, account }
    enum Modal: Identifiable {
        case login
        case paywall(reason: String)
        var id: String {
            switch self {
            case .login: "login"
            case .paywall(let reason): "paywall-" + reason
            }
        }
    }

    @Published var tab = Tab.catalogue
    @Published var modal: Modal?
    @Published var banner: String?

    let cart = Cart()
    let session = Session()
    private(set) lazy var catalogue = CatalogueCoordinator(cart: cart) { [weak self] in self?.tab = .cart }
    private(set) lazy var checkout = CheckoutCoordinator(cart: cart) { [weak self] event in
        switch event {
        case .needsLogin: self?.modal = .login
        case .finished:
            self?.banner = "Thank you!"
            self?.tab = .catalogue
            self?.catalogue.popToRoot()
        }
    }

    func open(_ url: URL) {
        guard let link = DeepLink(url) else {
            banner = "Unknown link"
            return
        }
        modal = nil
        switch link {
        case .product(let id): showProduct(id: id)
        case .cart: tab = .cart
        case .paywall: modal = .paywall(reason: "link")
        }
    }

    func showProduct(id: Int) {
        tab = .catalogue
        catalogue.popToRoot()
        if let product = Product.all.first(where: { $0.id == id }) {
            catalogue.push(.product(product))
        }
    }
}

enum DeepLink: Equatable {
    case product(Int)
    case cart
    case paywall

    init?(_ url: URL) {
        let parts = ([url.host].compactMap { $0 } + url.pathComponents).filter { $0 != "/" }
        switch (parts.first, parts.dropFirst().first) {
        case ("product", let id?):
            guard let id = Int(id) else { return nil }
            self = .product(id)
        case ("cart", nil): self = .cart
        case ("premium", _): self = .paywall
        default: return nil
        }
    }
}

struct AppCoordinatorView: View {
    @ObservedObject var coordinator: AppCoordinator

    var body: some View {
        TabView(selection: $coordinator.tab) {
            CoordinatorView(coordinator: coordinator.catalogue)
                .tabItem { Label("Shop", systemImage: "bag") }
                .tag(AppCoordinator.Tab.catalogue)
            CoordinatorView(coordinator: coordinator.checkout)
                .tabItem { Label("Cart", systemImage: "cart") }
                .tag(AppCoordinator.Tab.cart)
            AccountView(session: coordinator.session) { coordinator.modal = .paywall(reason: "account") }
                .tabItem { Label("Account", systemImage: "person.crop.circle") }
                .tag(AppCoordinator.Tab.account)
        }
        .sheet(item: $coordinator.modal) { modal in
            switch modal {
            case .login: LoginView(session: coordinator.session)
            case .paywall: PaywallView()
            }
        }
        .overlay(alignment: .top) {
            if let banner = coordinator.banner {
                Text(banner)
                    .padding()
                    .background(.thinMaterial, in: Capsule())
                    .transition(.move(edge: .top).combined(with: .opacity))
                    .task(id: banner) {
                        try? await Task.sleep(nanoseconds: 2_000_000_000)
                        withAnimation { coordinator.banner = nil }
                    }
            }
        }
        .animation(.easeInOut, value: coordinator.banner)
    }
}
