import SwiftUI

struct ContentView: View {
  @State private var stops = ["Ulm", "Jena"]

  var body: some View {
    NavigationStack {
      List {
        ForEach(0..<stops.count) { Text(stops[$0]) }
        Button("Add Gera") { stops.append("Gera") }
      }
      .navigationTitle("Stops")
    }
  }
}
