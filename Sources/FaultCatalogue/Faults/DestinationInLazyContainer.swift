extension Fault {
  static let destinationInLazyContainer = Fault(
    id: "destination-in-lazy-container",
    summary: "A navigationDestination inside a List, a ForEach of rows or a lazy stack",
    topic: .destinations,
    why: """
      A List and the lazy stacks build their rows when they come into view, so the stack may not \
      know of a destination that is declared in a row. It often works on a short list, and no \
      longer once the row is scrolled away, or when a link from outside pushes the value first.
      """,
    remedy: """
      Put navigationDestination on the List itself or on another view around it, inside the \
      stack. One declaration serves all rows, because it receives the value.
      """,
    detection: .both,
    behaviours: ["NS-20", "NS-21"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        private let cities = ["Lisbon", "Porto"]

        var body: some View {
          NavigationStack {
            List(cities, id: \\.self) { city in
              NavigationLink(city, value: city)
                .navigationDestination(for: String.self) { name in
                  Text("Sunny")
                    .navigationTitle(name)
                }
            }
            .navigationTitle("Weather")
          }
        }
      }
      """,
      script: "tap \"Porto\"",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Weather"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Weather"
           └─ ▶ "Porto"   "Porto"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        private let cities = ["Lisbon", "Porto"]

        var body: some View {
          NavigationStack {
            List(cities, id: \\.self) { city in
              NavigationLink(city, value: city)
            }
            .navigationTitle("Weather")
            .navigationDestination(for: String.self) { name in
              Text("Sunny")
                .navigationTitle(name)
            }
          }
        }
      }
      """,
      script: "tap \"Porto\"",
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Weather"
           └─ ▶ "Porto"   "Porto"
        """
    )
  )
}
