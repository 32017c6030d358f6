import SwiftUI

struct ContentView: View {
  @State private var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Book a table", value: "Booking")
        .navigationTitle("Restaurant")
        .navigationDestination(for: String.self) { name in
          if name == "Booking" {
            BookingScreen(path: $path)
          } else {
            Text("See you at eight")
              .navigationTitle(name)
          }
        }
    }
  }
}

struct BookingScreen: View {
  @Binding var path: [String]

  var body: some View {
    Button("Book") {
      Task {
        try? await Task.sleep(for: .seconds(2))
        path.append("Thank you")
      }
    }
    .navigationTitle("Booking")
  }
}
