import SwiftUI

enum Page: Hashable {
  case shop, cart
}

struct ContentView: View {
  @State private var page = Page.shop

  var body: some View {
    TabView(selection: $page) {
      Text("Teapots and cups")
        .tabItem { Text("Shop") }
        .tag(Page.shop)
      Text("Nothing in the cart yet")
        .tabItem { Text("Cart") }
    }
  }
}
