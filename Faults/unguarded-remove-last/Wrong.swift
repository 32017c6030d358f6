import SwiftUI

struct ContentView: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Question 1", value: 1)
      }
      .navigationTitle("Quiz")
      .navigationDestination(for: Int.self) { number in
        Text("What is the capital of Peru?")
          .navigationTitle("Question \(number)")
      }
      .toolbar {
        Button("Previous") { path.removeLast() }
      }
    }
  }
}
