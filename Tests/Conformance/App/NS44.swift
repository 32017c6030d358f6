import SwiftUI

// NS-44: are two destinations of one screen shown one over the other?
struct NS44: View {
  @State private var isFirst = false
  @State private var isSecond = false

  var body: some View {
    NavigationStack {
      Button("Show both") { (isFirst, isSecond) = (true, true) }
        .navigationTitle("Root")
        .navigationDestination(isPresented: $isFirst) { Text("1").navigationTitle("First") }
        .navigationDestination(isPresented: $isSecond) { Text("2").navigationTitle("Second") }
    }
  }
}
