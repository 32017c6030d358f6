import SwiftUI

@MainActor
@Observable
final class Cart {
  var wares: [String] = []
}

struct ContentView: View {
  @State private var cart = Cart()

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Teapot", value: "Teapot")
      }
      .navigationTitle("Shop")
      .navigationDestination(for: String.self) { ware in
        WareScreen(name: ware)
      }
      .environment(cart)
    }
  }
}

struct WareScreen: View {
  let name: String
  @Environment(Cart.self) private var cart

  var body: some View {
    Text("In the cart: \(cart.wares.count)")
      .navigationTitle(name)
  }
}
