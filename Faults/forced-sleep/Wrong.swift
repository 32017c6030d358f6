import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Start", value: "Breathe in")
        .navigationTitle("Yoga")
        .navigationDestination(for: String.self) { step in
          StepScreen(step: step)
        }
    }
  }
}

struct StepScreen: View {
  let step: String
  @State private var isOver = false

  var body: some View {
    Text(isOver ? "Well done" : "Hold it for a minute")
      .navigationTitle(step)
      .task {
        try! await Task.sleep(for: .seconds(60))
        isOver = true
      }
  }
}
