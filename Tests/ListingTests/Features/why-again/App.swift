import SwiftUI

@Observable
final class Clock {
  var minute = 0
}

@main
struct WhyApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}

struct ContentView: View {
  @State private var count = 0
  @State private var other = false
  @State private var clock = Clock()

  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Button("Count \(count)") { count += 1 }
      Button("Other \(other)") { other.toggle() }
      Button("Tick") { clock.minute += 1 }
      Reader(clock: clock, count: count)
    }
  }
}

struct Reader: View {
  let clock: Clock
  let count: Int

  var body: some View {
    let _ = Self._logChanges()
    Text("minute \(clock.minute) of \(count)")
  }
}
