import SwiftUI

// NS-38: is the closure of a destination called again when the declaring view updates?
struct NS38: View {
  private final class Counter {
    var calls = 0

    func next() -> Int {
      calls += 1
      return calls
    }
  }

  @State private var counter = Counter()
  @State private var updates = 0

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Go", value: 1)
        Text("updates \(updates)")
      }
      .navigationTitle("Root")
      .navigationDestination(for: Int.self) { number in
        VStack {
          Text("calls \(counter.next())")
          Button("Update") { updates += 1 }
        }
        .navigationTitle("Number \(number)")
      }
    }
  }
}
