import SwiftUI

struct ContentView: View {
  @State private var showsCart = false

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Cart", isActive: $showsCart) {
          Text("Two books")
            .navigationTitle("Cart")
        }
      }
      .navigationTitle("Books")
    }
  }
}
