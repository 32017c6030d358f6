import SwiftUI

struct ContentView: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(1..<9) { number in
        NavigationLink("Trail \(number)", value: number)
      }
      .navigationTitle("Trails")
      .navigationDestination(for: Int.self) { number in
        Text("The way of trail \(number)")
          .navigationTitle("Trail \(number)")
      }
    }
    .onOpenURL { url in
      let parts = url.pathComponents.filter { $0 != "/" }
      if parts.count == 2, parts[0] == "trail", let number = Int(parts[1]) {
        path = [number]
      }
    }
  }
}
