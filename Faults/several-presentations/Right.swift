import SwiftUI

enum Page: String, Identifiable {
  case writing, sorting

  var id: Self { self }
}

struct ContentView: View {
  @State private var page: Page?

  var body: some View {
    Button("Write down and sort") { page = .writing }
      .sheet(item: $page) { page in
        switch page {
        case .writing:
          Button("Go on to sorting") { self.page = .sorting }
        case .sorting:
          Text("By name or by time")
        }
      }
  }
}
