extension Fault {
  static let latePush = Fault(
    id: "late-push",
    summary: "A screen is pushed after an await, wherever the user is by then",
    topic: .time,
    why: """
      A Task that a button starts is not cancelled when its screen goes away. When it has waited \
      for the network and then appends to the path, the user may have gone back or opened \
      something else. Then an unexpected screen covers what they are doing.
      """,
    remedy: """
      Before pushing, check that the screen is still on top, or keep the Task and cancel it in \
      onDisappear. Work that a screen starts by itself belongs in the modifier task, and asks for \
      Task.isCancelled after each await.
      """,
    detection: .both,
    behaviours: ["OB-18"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var path: [String] = []

        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Book a table", value: "Booking")
              .navigationTitle("Restaurant")
              .navigationDestination(for: String.self) { name in
                if name == "Booking" {
                  BookingScreen(path: $path)
                } else {
                  Text("See you at eight")
                    .navigationTitle(name)
                }
              }
          }
        }
      }

      struct BookingScreen: View {
        @Binding var path: [String]

        var body: some View {
          Button("Book") {
            Task {
              try? await Task.sleep(for: .seconds(2))
              path.append("Thank you")
            }
          }
          .navigationTitle("Booking")
        }
      }
      """,
      script: """
        tap "Book a table"
        tap "Book"
        back
        wait 3
        """,
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Restaurant"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Restaurant"
           └─ ▶ "Thank you"   "Thank you"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var path: [String] = []

        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Book a table", value: "Booking")
              .navigationTitle("Restaurant")
              .navigationDestination(for: String.self) { name in
                if name == "Booking" {
                  BookingScreen(path: $path)
                } else {
                  Text("See you at eight")
                    .navigationTitle(name)
                }
              }
          }
        }
      }

      struct BookingScreen: View {
        @Binding var path: [String]
        @State private var request: Task<Void, Never>?

        var body: some View {
          Button("Book") {
            request = Task {
              try? await Task.sleep(for: .seconds(2))
              guard !Task.isCancelled else { return }
              path.append("Thank you")
            }
          }
          .navigationTitle("Booking")
          .onDisappear { request?.cancel() }
        }
      }
      """,
      script: """
        tap "Book a table"
        tap "Book"
        back
        wait 3
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Restaurant"
        """
    )
  )
}
