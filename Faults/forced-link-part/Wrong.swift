import SwiftUI

struct ContentView: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      Text("Fresh from the oven every day")
        .navigationTitle("Bakery")
        .navigationDestination(for: Int.self) { order in
          Text("Ready at noon")
            .navigationTitle("Order \(order)")
        }
    }
    .onOpenURL { url in
      if url.host()! == "order" {
        path = [Int(url.lastPathComponent)!]
      }
    }
  }
}
