import SwiftUI

struct ContentView: View {
  @State private var showsMap = false
  @State private var showsPrices = false

  var body: some View {
    NavigationStack {
      Button("Plan a visit") {
        showsMap = true
        showsPrices = true
      }
      .navigationTitle("Zoo")
      .navigationDestination(isPresented: $showsMap) {
        Text("Gate in the north")
          .navigationTitle("Map")
      }
      .navigationDestination(isPresented: $showsPrices) {
        Text("Children free")
          .navigationTitle("Prices")
      }
    }
  }
}
