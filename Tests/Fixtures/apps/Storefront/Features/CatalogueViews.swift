import SwiftUI

struct CategoryGrid: View {
    let onSelect: (Product.Category) -> Void
    private let columns = [GridItem(.adaptive(minimum: 140), spacing: 16)]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, spacing: 16) {
                ForEach(Product.Category.allCases) { category in
                    Button {
                        onSelect(category)
                    } label: {
                        RoundedRectangle(cornerRadius: 12)
                            .fill(.tint.opacity(0.2))
                            .aspectRatio(1, contentMode: .fit)
                            .overlay(Text(category.rawValue.capitalized))
                    }
                }
            }
            .padding()
        }
        .navigationTitle("Shop")
    }
}

struct ProductList: View {
    let category: Product.Category

    var body: some View {
        List(Product.all.filter { $0.category == category }) { product in
            NavigationLink(value: CatalogueCoordinator.Route.product(product)) {
                LabeledContent(product.name) {
                    Text(product.price, format: .currency(code: "EUR"))
                }
            }
        }
        .navigationTitle(category.rawValue.capitalized)
    }
}

struct ProductDetail: View {
    let product: Product
    @ObservedObject var cart: Cart
    let onAdded: () -> Void
    @EnvironmentObject private var coordinator: CatalogueCoordinator
    @State private var showsAdded = false

    var body: some View {
        VStack(spacing: 20) {
            Text(product.price, format: .currency(code: "EUR")).font(.title)
            Button("Add to Cart") {
                cart.add(product)
                showsAdded = true
            }
            .buttonStyle(.borderedProminent)
            .sensoryFeedback(.success, trigger: cart.count)
            Button("Reviews") { coordinator.push(.reviews(product)) }
        }
        .navigationTitle(product.name)
        .alert("Added", isPresented: $showsAdded) {
            Button("Go to Cart", action: onAdded)
            Button("Continue", role: .cancel) {}
        } message: {
            Text("\(product.name) is in your cart.")
        }
    }
}
