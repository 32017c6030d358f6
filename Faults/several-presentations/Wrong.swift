import SwiftUI

struct ContentView: View {
  @State private var isWriting = false
  @State private var isSorting = false

  var body: some View {
    Button("Write down and sort") {
      isWriting = true
      isSorting = true
    }
    .sheet(isPresented: $isWriting) {
      Text("A new recipe")
    }
    .sheet(isPresented: $isSorting) {
      Text("By name or by time")
    }
  }
}
