import SwiftUI

@main
struct BakeryApp: App {
  @State private var bakery = Bakery()

  var body: some Scene {
    WindowGroup { Counter(bakery: bakery) }
  }
}

@MainActor @Observable
final class Bakery {
  var shown: [Int] = []
  private(set) var sent = 0
  private(set) var isBusy = false

  func send() async {
    guard !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    try? await Task.sleep(for: .seconds(2))
    sent += 1
    shown.append(sent)
  }
}

struct Counter: View {
  @Bindable var bakery: Bakery

  var body: some View {
    NavigationStack(path: $bakery.shown) {
      VStack {
        Text("Orders today: \(bakery.sent)")
        Text(bakery.isBusy ? "Open orders: 1" : "Open orders: 0")
        Button("Order a loaf") {
          Task { await bakery.send() }
        }
        .disabled(bakery.isBusy)
        if bakery.isBusy { ProgressView() }
      }
      .navigationTitle("Counter")
      .navigationDestination(for: Int.self) { number in
        VStack {
          Text("Ready at noon")
          Text("Loaf number \(number)")
        }
        .navigationTitle("Order \(number)")
      }
    }
  }
}
