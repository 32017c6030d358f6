import SwiftUI

// NS-53: is the depth rebuilt when the identity of a stack changes?
struct NS53: View {
  @State private var path: [Int] = []
  @State private var generation = 0

  var body: some View {
    NavigationStack(path: $path) {
      Button("Push") { path = [1] }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          Button("Begin again") { generation += 1 }.navigationTitle("Number \(number)")
        }
    }
    .id(generation)
  }
}
