import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Dentist", value: "Dentist")
      }
      .navigationTitle("Clinic")
    }
    .navigationDestination(for: String.self) { ward in
      Text("Second floor")
        .navigationTitle(ward)
    }
  }
}
