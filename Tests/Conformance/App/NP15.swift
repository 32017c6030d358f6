import SwiftUI

// NP-15: are two equal values two screens?
struct NP15: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      Button("Push twice") { path = [1, 1] }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          Text("depth \(path.count)").navigationTitle("Number \(number)")
        }
    }
  }
}
