import SwiftUI

@main
struct CampApp: App {
  @State private var open: [Box] = []

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $open) {
        BoxPage(box: Box(number: 1)) { open.append($0) }
          .navigationDestination(for: Box.self) { box in
            BoxPage(box: box) { open.append($0) }
          }
      }
    }
  }
}

struct Box: Hashable {
  let number: Int
  var inner: Box? { number < 240 ? Box(number: number + 1) : nil }
}

struct BoxPage: View {
  let box: Box
  let opens: (Box) -> Void

  var body: some View {
    Group {
      if let inner = box.inner {
        NavigationLink("Open box \(inner.number)", value: inner)
      } else {
        Text("Tent pegs")
      }
    }
    .navigationTitle("Box \(box.number)")
  }
}
