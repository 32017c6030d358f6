import SwiftUI

/// The boxes in the shed of a camping site, each of which holds the next.
@main
struct CampApp: App {
  var body: some Scene {
    WindowGroup {
      ShedView()
    }
  }
}

struct Box: Hashable {
  let number: Int

  /// The box that lies in this one.
  var inner: Box? {
    number < 240 ? Box(number: number + 1) : nil
  }
}

struct ShedView: View {
  var body: some View {
    NavigationStack {
      BoxView(box: Box(number: 1))
        .navigationTitle("Box 1")
    }
  }
}

struct BoxView: View {
  let box: Box

  var body: some View {
    if let inner = box.inner {
      Menu("Open box \(inner.number)") {
        BoxView(box: inner)
      }
    } else {
      Text("Tent pegs")
    }
  }
}
