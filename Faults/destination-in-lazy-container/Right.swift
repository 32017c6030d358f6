import SwiftUI

struct ContentView: View {
  private let cities = ["Lisbon", "Porto"]

  var body: some View {
    NavigationStack {
      List(cities, id: \.self) { city in
        NavigationLink(city, value: city)
      }
      .navigationTitle("Weather")
      .navigationDestination(for: String.self) { name in
        Text("Sunny")
          .navigationTitle(name)
      }
    }
  }
}
