import SwiftUI

struct ContentView: View {
  @State private var showsTickets = false

  var body: some View {
    NavigationStack {
      Button("Tickets") { showsTickets = true }
        .navigationTitle("Cinema")
        .navigationDestination(isPresented: $showsTickets) {
          NavigationLink("Row 5", value: 5)
            .navigationTitle("Tickets")
        }
        .navigationDestination(for: Int.self) { row in
          Text("Two seats left")
            .navigationTitle("Row \(row)")
        }
    }
  }
}
