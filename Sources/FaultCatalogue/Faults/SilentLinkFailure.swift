extension Fault {
  static let silentLinkFailure = Fault(
    id: "silent-link-failure",
    summary: "A link that cannot be followed is dropped silently",
    topic: .deepLinks,
    why: """
      A link may name a thing that was deleted, or that only members may see. When the handler \
      just returns, the app comes to the front and shows whatever it showed before. The user taps \
      the link again, and believes that the app is broken.
      """,
    remedy: """
      Say in the branch for unknown links what was not found, with an alert for example. Leave \
      the path as it is.
      """,
    severity: .note,
    detection: .linter,
    behaviours: ["DL-10", "DL-30"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var path: [Int] = []
        private let rooms = [1, 2, 3]

        var body: some View {
          NavigationStack(path: $path) {
            List(rooms, id: \\.self) { room in
              NavigationLink("Room \\(room)", value: room)
            }
            .navigationTitle("Clinic")
            .navigationDestination(for: Int.self) { room in
              Text("Please wait in room \\(room)")
                .navigationTitle("Room \\(room)")
            }
          }
          .onOpenURL { url in
            guard let room = Int(url.lastPathComponent), rooms.contains(room) else { return }
            path = [room]
          }
        }
      }
      """,
      script: "open \"clinic://room/9\"",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Clinic"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Clinic"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var path: [Int] = []
        @State private var isUnknown = false
        private let rooms = [1, 2, 3]

        var body: some View {
          NavigationStack(path: $path) {
            List(rooms, id: \\.self) { room in
              NavigationLink("Room \\(room)", value: room)
            }
            .navigationTitle("Clinic")
            .navigationDestination(for: Int.self) { room in
              Text("Please wait in room \\(room)")
                .navigationTitle("Room \\(room)")
            }
          }
          .onOpenURL { url in
            guard let room = Int(url.lastPathComponent), rooms.contains(room) else {
              isUnknown = true
              return
            }
            path = [room]
          }
          .alert("This room is not known.", isPresented: $isUnknown) {
            Button("OK") {}
          }
        }
      }
      """,
      script: "open \"clinic://room/9\"",
      after: """
        App  ContentViewApp
        ├─ NavigationStack  path: 0
        │  └─ "Clinic"
        └─ alert  ▶ "This room is not known."   [OK]
        """
    )
  )
}
