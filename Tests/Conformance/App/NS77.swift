import SwiftUI

// NS-77: does didSet run for link taps and for back?
struct NS77: View {
  @Observable
  final class Router {
    var changes = 0
    var path: [Int] = [] {
      didSet { changes += 1 }
    }
  }

  @State private var router = Router()

  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        NavigationLink("Go", value: 1)
        Text("answer \(router.changes)")
      }
      .navigationTitle("Root")
      .navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("Number \($0)") }
    }
  }
}
