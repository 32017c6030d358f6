import SwiftUI

struct Plant: Identifiable, Hashable {
  let id: Int
  let name: String
}

struct ContentView: View {
  private let plants = [Plant(id: 1, name: "Fern"), Plant(id: 2, name: "Moss")]

  var body: some View {
    NavigationStack {
      List(plants) { plant in
        NavigationLink(plant.name, value: plant.id)
      }
      .navigationTitle("Plants")
      .navigationDestination(for: Plant.self) { plant in
        Text("Likes the shade")
          .navigationTitle(plant.name)
      }
    }
  }
}
