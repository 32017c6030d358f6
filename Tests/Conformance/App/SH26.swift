import SwiftUI

// SH-26: does a sheet begin with fresh state each time?
struct SH26: View {
  private struct Content: View {
    @State private var count = 0

    var body: some View {
      NavigationStack {
        VStack {
          Text("answer \(count)")
          Button("Count") { count += 1 }
        }
        .navigationTitle("Sheet")
      }
    }
  }

  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Content() }
  }
}
