import SwiftUI

enum Step: Hashable {
  case tickets
  case row(Int)
}

struct ContentView: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Tickets", value: Step.tickets)
        .navigationTitle("Cinema")
        .navigationDestination(for: Step.self) { step in
          switch step {
          case .tickets:
            NavigationLink("Row 5", value: Step.row(5))
              .navigationTitle("Tickets")
          case .row(let row):
            Text("Two seats left")
              .navigationTitle("Row \(row)")
          }
        }
    }
  }
}
