import SwiftUI

struct Ware: Identifiable {
  let name: String

  var id: String { name }
}

struct ContentView: View {
  @State private var chosen: Ware?

  var body: some View {
    Button("Teapot") { chosen = Ware(name: "Teapot") }
      .sheet(item: $chosen) { ware in
        Text("\(ware.name) in three sizes")
      }
  }
}
