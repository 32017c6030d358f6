import NavUI

/// A list of any number of rows, of which a window is built.
struct ListApp: App {
  var count = 0

  var body: some Scene {
    WindowGroup { Catalog(count: count) }
  }
}

private struct Product: Identifiable {
  let id: Int
  var stock = 0
}

@Observable
private final class Store {
  var products: [Product]

  init(count: Int) {
    products = (0..<count).map { Product(id: $0) }
  }
}

private struct Catalog: View {
  @State private var store: Store
  @State private var marked = 0

  init(count: Int) {
    _store = State(initialValue: Store(count: count))
  }

  var body: some View {
    VStack {
      Button("Mark") { marked = (marked + 1) % 20 }
      Button("Sell") { store.products[7].stock += 1 }
      List(store.products) { product in
        ProductRow(product: product, isMarked: product.id == marked)
      }
    }
  }
}

private struct ProductRow: View {
  let product: Product
  let isMarked: Bool

  var body: some View {
    HStack {
      Text("Product \(product.id)")
      Text(isMarked ? "*" : "\(product.stock)")
    }
  }
}
