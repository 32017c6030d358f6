import SwiftUI

struct ContentView: View {
  var body: some View {
    TabView {
      Tab("Menu", systemImage: "fork.knife") {
        NavigationStack {
          List {
            NavigationLink("Soup", value: "Soup")
          }
          .navigationTitle("Bistro")
          .navigationDestination(for: String.self) { dish in
            Text("\(dish) of the day")
              .navigationTitle(dish)
          }
        }
      }
      Tab("Orders", systemImage: "bag") {
        NavigationStack {
          Text("No orders yet")
            .navigationTitle("Orders")
        }
      }
    }
  }
}
