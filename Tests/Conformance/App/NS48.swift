import SwiftUI

// NS-48: does the state of a screen survive another value of its type?
struct NS48: View {
  @State private var path: [Int] = []

  private struct Page: View {
    let number: Int
    @Binding var path: [Int]
    @State private var taps = 0

    var body: some View {
      VStack {
        Text("answer \(taps)")
        Button("Count") { taps += 1 }
        Button("Replace") { path[0] = 2 }
      }
      .navigationTitle("Page \(number)")
    }
  }

  var body: some View {
    NavigationStack(path: $path) {
      Button("Push") { path = [1] }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { Page(number: $0, path: $path) }
    }
  }
}
