extension Fault {
  static let duplicateDestination = Fault(
    id: "duplicate-destination",
    summary: "Two navigationDestinations for one type in the same stack",
    topic: .destinations,
    why: """
      A stack uses one destination for each type. Of those on different screens it takes the one \
      nearest to its root, and complains on the console, so the screen that a pushed view wants \
      to show never appears. Nothing documents which of two on the same view is used.
      """,
    remedy: """
      Declare one destination for each type, at the root of the stack. If the same type must lead \
      to different screens, give each of them a type of its own, or a case in an enum of routes.
      """,
    detection: .both,
    behaviours: ["NS-23", "NS-24"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        var body: some View {
          NavigationStack {
            List {
              NavigationLink("Ceramics", value: "Ceramics")
            }
            .navigationTitle("Museum")
            .navigationDestination(for: String.self) { room in
              RoomScreen(room: room)
            }
          }
        }
      }

      struct RoomScreen: View {
        let room: String

        var body: some View {
          List {
            NavigationLink("Blue bowl", value: "Blue bowl")
          }
          .navigationTitle("\\(room) room")
          .navigationDestination(for: String.self) { piece in
            PieceScreen(piece: piece)
          }
        }
      }

      struct PieceScreen: View {
        let piece: String

        var body: some View {
          Text("About 1650")
            .navigationTitle(piece)
        }
      }
      """,
      script: """
        tap "Ceramics"
        tap "Blue bowl"
        """,
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Museum"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 2
           ├─ "Museum"
           ├─ "Ceramics room"      "Ceramics"
           └─ ▶ "Blue bowl room"   "Blue bowl"
        """
    ),
    right: Example(
      """
      import SwiftUI

      enum Route: Hashable {
        case room(String)
        case piece(String)
      }

      struct ContentView: View {
        var body: some View {
          NavigationStack {
            List {
              NavigationLink("Ceramics", value: Route.room("Ceramics"))
            }
            .navigationTitle("Museum")
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .room(let name): RoomScreen(room: name)
              case .piece(let name): PieceScreen(piece: name)
              }
            }
          }
        }
      }

      struct RoomScreen: View {
        let room: String

        var body: some View {
          List {
            NavigationLink("Blue bowl", value: Route.piece("Blue bowl"))
          }
          .navigationTitle("\\(room) room")
        }
      }

      struct PieceScreen: View {
        let piece: String

        var body: some View {
          Text("About 1650")
            .navigationTitle(piece)
        }
      }
      """,
      script: """
        tap "Ceramics"
        tap "Blue bowl"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 2
           ├─ "Museum"
           ├─ "Ceramics room"   .room("Ceramics")
           └─ ▶ "Blue bowl"     .piece("Blue bowl")
        """
    )
  )
}
