extension Fault {
  static let severalPathChanges = Fault(
    id: "several-path-changes",
    summary: "A change of the path that triggers another one",
    topic: .paths,
    why: """
      An onChange of the path that writes the path changes it again before the first change is on \
      the screen. SwiftUI warns on the console of several updates in one frame, and may end with \
      screens that do not match the path. A Task around the second change only hides that: the \
      first path is drawn for a moment, and then the other one.
      """,
    remedy: """
      Make the whole change at once, where the path is changed first: check the values before they \
      are appended, and assign the finished path.
      """,
    detection: .both,
    behaviours: ["NS-49", "NS-50"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var path: [String] = []

        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Attic", value: "Attic")
              .navigationTitle("House")
              .navigationDestination(for: String.self) { room in
                Text("Dark and dusty")
                  .navigationTitle(room)
              }
          }
          .onChange(of: path) {
            if path == ["Attic"] { path = ["Stairs", "Attic"] }
          }
        }
      }
      """,
      script: "tap \"Attic\"",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "House"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 2
           ├─ "House"
           ├─ "Stairs"    "Stairs"
           └─ ▶ "Attic"   "Attic"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var path: [String] = []

        var body: some View {
          NavigationStack(path: $path) {
            Button("Attic") { path = ["Stairs", "Attic"] }
              .navigationTitle("House")
              .navigationDestination(for: String.self) { room in
                Text("Dark and dusty")
                  .navigationTitle(room)
              }
          }
        }
      }
      """,
      script: "tap \"Attic\"",
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 2
           ├─ "House"
           ├─ "Stairs"    "Stairs"
           └─ ▶ "Attic"   "Attic"
        """
    )
  )
}
