extension Fault {
  static let unmatchedZoom = Fault(
    id: "unmatched-zoom",
    summary: "A zoom transition out of a view that is not marked, or out of the wrong one",
    topic: .presentation,
    why: """
      A zoom finds its view by an id and a namespace. Each `@Namespace` makes a namespace of its \
      own, and an id is found only by an equal one of the same type. If the two modifiers do not \
      agree, SwiftUI reports nothing. The screen appears without the zoom, or grows out of another \
      view than the one that was tapped.
      """,
    remedy: """
      Declare one `@Namespace` in the view that shows the source, hand its value to the screen, \
      and use the same id in `matchedTransitionSource` and in `zoom`.
      """,
    detection: .runtime,
    unseen: "ids and namespaces are values, which views hand to each other",
    versions: "iOS 18 and later",
    behaviours: ["SH-43"],
    wrong: Example(
      """
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
        @Environment(\\.dismiss) private var dismiss

        var body: some View {
          Button("Close") { dismiss() }
            .navigationTransition(.zoom(sourceID: poster.id, in: namespace))
        }
      }
      """,
      script: "tap \"Poster 7\"",
      before: """
        App  ContentViewApp
        └─ ▶ ContentView
        """,
      after: """
        App  ContentViewApp
        └─ ContentView
           └─ full-screen cover  zooms  ▶ PosterScreen
        """
    ),
    right: Example(
      """
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
              PosterScreen(poster: poster, namespace: namespace)
            }
        }
      }

      struct PosterScreen: View {
        let poster: Poster
        let namespace: Namespace.ID
        @Environment(\\.dismiss) private var dismiss

        var body: some View {
          Button("Close") { dismiss() }
            .navigationTransition(.zoom(sourceID: poster.id, in: namespace))
        }
      }
      """,
      script: "tap \"Poster 7\"",
      after: """
        App  ContentViewApp
        └─ ContentView
           └─ full-screen cover  zooms  ▶ PosterScreen
        """
    )
  )
}
