import SwiftUI

enum Tab: Hashable {
  case shop, cart
}

struct ContentView: View {
  @State private var tab = Tab.shop

  var body: some View {
    TabView(selection: $tab) {
      Tab("Shop", systemImage: "bag", value: Tab.shop) {
        Text("Teapots and cups")
      }
      Tab("Cart", systemImage: "cart", value: Tab.cart) {
        Text("Nothing in the cart yet")
      }
    }
  }
}
