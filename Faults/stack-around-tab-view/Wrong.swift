import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      TabView {
        Tab("Menu", systemImage: "fork.knife") {
          List {
            NavigationLink("Soup", value: "Soup")
          }
        }
        Tab("Orders", systemImage: "bag") {
          Text("No orders yet")
        }
      }
      .navigationTitle("Bistro")
      .navigationDestination(for: String.self) { dish in
        Text("\(dish) of the day")
          .navigationTitle(dish)
      }
    }
  }
}
