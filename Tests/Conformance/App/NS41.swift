import SwiftUI

// NS-41: does another item replace the screen, or come on top?
struct NS41: View {
  @State private var item: Int?

  var body: some View {
    NavigationStack {
      Button("Show one") { item = 1 }
        .navigationTitle("Root")
        .navigationDestination(item: $item) { number in
          Button("Show two") { item = 2 }.navigationTitle("Number \(number)")
        }
    }
  }
}
