import SwiftUI

enum Place: Hashable {
  case shop, basket
}

struct ContentView: View {
  @State private var place: Place?

  var body: some View {
    TabView(selection: $place) {
      Text(place == .shop ? "You are in the shop" : "Where am I?")
        .tabItem { Text("Shop") }
        .tag(Place.shop)
      Text("Nothing in it")
        .tabItem { Text("Basket") }
        .tag(Place.basket)
    }
  }
}
