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
      BoxScreen(box: Box(number: 1))
        .navigationDestination(for: Box.self) { box in
          BoxScreen(box: box)
        }
    }
  }
}

struct BoxScreen: View {
  let box: Box

  var body: some View {
    List {
      if let inner = box.inner {
        NavigationLink("Open box \(inner.number)", value: inner)
      } else {
        Text("Tent pegs")
      }
    }
    .navigationTitle("Box \(box.number)")
  }
}
