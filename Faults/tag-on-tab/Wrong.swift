import SwiftUI

enum Page: Hashable {
  case shop, cart
}

struct ContentView: View {
  @State private var page = Page.shop

  var body: some View {
    TabView(selection: $page) {
      Tab("Shop", systemImage: "bag") {
        Text("Teapots and cups")
      }
      .tag(Page.shop)
      Tab("Cart", systemImage: "cart") {
        Text("Nothing in the cart yet")
      }
      .tag(Page.cart)
    }
  }
}
