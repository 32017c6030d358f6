import SwiftUI

struct Poster: Identifiable {
  let id: Int
}

struct ContentView: View {
  @Namespace private var namespace
  @State private var poster: Poster?

  var body: some View {
    Button("Poster 7") { poster = Poster(id: 7) }
      .matchedTransitionSource(id: 7, in: namespace)
      .fullScreenCover(item: $poster) { poster in
        PosterScreen(poster: poster)
      }
  }
}

struct PosterScreen: View {
  let poster: Poster
  @Namespace private var namespace
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }
      .navigationTransition(.zoom(sourceID: poster.id, in: namespace))
  }
}
