import SwiftUI

// SH-07: is the item nil when onDismiss runs?
struct SH07: View {
  private struct Item: Identifiable {
    let id = 1
  }

  @State private var item: Item?
  @State private var answer = "none"

  var body: some View {
    VStack {
      Text("answer \(answer)")
      Button("Show") { item = Item() }
    }
    .sheet(item: $item) {
      answer = item == nil ? "nil" : "there"
    } content: { _ in
      Button("Close") { item = nil }
    }
  }
}
