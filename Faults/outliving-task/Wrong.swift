import SwiftUI

struct ContentView: View {
  @State private var taps = 0

  var body: some View {
    NavigationStack {
      NavigationLink("Slow", value: 1)
        .navigationTitle("\(taps) beats")
        .navigationDestination(for: Int.self) { _ in
          Metronome(taps: $taps)
        }
    }
  }
}

struct Metronome: View {
  @Binding var taps: Int

  var body: some View {
    Text("Tick, tock")
      .navigationTitle("Metronome")
      .onAppear {
        Task {
          for _ in 1...10 {
            try? await Task.sleep(for: .seconds(1))
            taps += 1
          }
        }
      }
  }
}
