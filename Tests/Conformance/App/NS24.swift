import SwiftUI

// NS-24: which of two destinations for one type wins?
struct NS24: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      Button("Push") { path.append(1) }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { _ in Text("answer first") }
        .navigationDestination(for: Int.self) { _ in Text("answer last") }
    }
  }
}
