import SwiftUI

struct ContentView: View {
  @State private var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Bread", value: "Bread")
        NavigationLink("Opening hours") {
          Text("From six to noon")
            .navigationTitle("Hours")
        }
      }
      .navigationTitle("Bakery")
      .navigationDestination(for: String.self) { name in
        Text("Fresh today")
          .navigationTitle(name)
      }
    }
    .onChange(of: path) {
      print("The person looks at \(path.last ?? "the bakery").")
    }
  }
}
