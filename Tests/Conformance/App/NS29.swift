import SwiftUI

// NS-29: does a link with a value of another type than the path's do anything?
struct NS29: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Go to a text", value: "text")
        .navigationTitle("Root")
        .navigationDestination(for: String.self) { Text($0).navigationTitle("Text") }
        .navigationDestination(for: Int.self) { Text("\($0)") }
    }
    .safeAreaInset(edge: .bottom) { Text("answer \(path.count)") }
  }
}
