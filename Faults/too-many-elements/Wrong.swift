import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack {
          ForEach(0..<110_000, id: \.self) { number in
            Text("Stamp \(number)")
          }
        }
      }
      .navigationTitle("Stamps")
    }
  }
}
