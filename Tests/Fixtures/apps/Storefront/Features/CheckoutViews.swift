import SwiftUI

struct CartView: View {
    @ObservedObject var cart: Cart
    @EnvironmentObject private var coordinator: CheckoutCoordinator

    var body: some View {
        List {
            ForEach(cart.lines) { line in
                HStack {
                    Text("\(line.quantity) × \(line.product.name)")
                    Spacer()
                    Text(line.product.price * Decimal(line.quantity), format: .currency(code: "EUR"))
                }
            }
            .onDelete(perform: cart.remove(atOffsets:))
            if cart.lines.isEmpty {
                Text("Your cart is empty").foregroundColor(.secondary)
            } else {
                Button("Checkout") { coordinator.push(.address) }
                    .accessibilityIdentifier("checkout")
            }
        }
        .navigationTitle("Cart")
        .toolbar {
            ToolbarItem(placement: .status) { Text("Total \(cart.total, format: .currency(code: "EUR"))") }
        }
    }
}

struct AddressForm: View {
    private enum Field: Hashable { case street, city }

    @EnvironmentObject private var coordinator: CheckoutCoordinator
    @State private var address = Address()
    @FocusState private var focus: Field?

    var body: some View {
        Form {
            TextField("Street", text: $address.street)
                .focused($focus, equals: .street)
                .submitLabel(.next)
                .onSubmit { focus = .city }
                .textContentType(.fullStreetAddress)
            TextField("City", text: $address.city)
                .focused($focus, equals: .city)
        }
        .navigationTitle("Address")
        .safeAreaInset(edge: .bottom) {
            NavigationLink("Continue", value: CheckoutCoordinator.Route.summary(address))
                .disabled(!address.isComplete)
        }
        .defaultFocus($focus, .street)
    }
}

struct SummaryView: View {
    @ObservedObject var cart: Cart
    let address: Address
    let onConfirm: () -> Void
    @State private var confirms = false

    var body: some View {
        Form {
            Section("Ship to") { Text("\(address.street), \(address.city)") }
            Section("Total") { Text(cart.total, format: .currency(code: "EUR")) }
            Button("Place Order") { confirms = true }
        }
        .navigationTitle("Summary")
        .confirmationDialog("Buy now?", isPresented: $confirms) {
            Button("Buy", action: onConfirm)
        }
    }
}

struct AccountView: View {
    @ObservedObject var session: Session
    let onPremium: () -> Void

    var body: some View {
        NavigationStack {
            List {
                if let user = session.user {
                    Text("Signed in as \(user)")
                    Button("Sign Out", role: .destructive) { NotificationCenter.default.post(name: .sessionExpired, object: nil) }
                } else {
                    NavigationLink("Sign In") { LoginView(session: session) }
                }
                Button("Premium", action: onPremium)
            }
            .navigationTitle("Account")
        }
    }
}

struct LoginView: View {
    @ObservedObject var session: Session
    @Environment(\.dismiss) private var dismiss
    @State private var password = ""

    var body: some View {
        Form {
            TextField("Email", text: $session.email)
                .keyboardType(.emailAddress)
                .textInputAutocapitalization(.never)
            SecureField("Password", text: $password)
            Button("Sign In") {
                session.user = session.email
                dismiss()
            }
            .disabled(!session.isValid || password.isEmpty)
        }
        .navigationTitle("Sign In")
    }
}

struct PaywallView: View {
    @StateObject private var purchases = PurchaseManager()
    @Environment(\.dismiss) private var dismiss
    @Environment(\.requestReview) private var requestReview

    var body: some View {
        NavigationStack {
            VStack {
                if purchases.products.isEmpty {
                    Text(purchases.isLoading ? "Loading offers…" : "No offers right now")
                }
                ForEach(purchases.products) { product in
                    Button("\(product.displayName) \(product.displayPrice)") {
                        Task { try? await purchases.buy(product) }
                    }
                }
                Button("Restore Purchases") { Task { await purchases.restore() } }
            }
            .navigationTitle("Premium")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Close") {
                        dismiss(); requestReview()
                    }
                }
            }
            .task { await purchases.load() }
        }
    }
}
