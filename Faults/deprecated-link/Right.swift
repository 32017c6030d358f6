import SwiftUI

struct ContentView: View {
  @State private var showsCart = false

  var body: some View {
    NavigationStack {
      VStack {
        Button("Cart") { showsCart = true }
      }
      .navigationTitle("Books")
      .navigationDestination(isPresented: $showsCart) {
        Text("Two books")
          .navigationTitle("Cart")
      }
    }
  }
}
