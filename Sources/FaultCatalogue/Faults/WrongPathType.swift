extension Fault {
  static let wrongPathType = Fault(
    id: "wrong-path-type",
    summary: "A value or a destination of another type than the path's elements",
    topic: .destinations,
    why: """
      A path that is an array holds values of one type. A link with a value of another type cannot \
      append it, so nothing happens when it is tapped, and a destination for such a type is never \
      used. The code compiles all the same.
      """,
    remedy: """
      Put all that can be pushed into one enum of routes and make the path an array of it, or use \
      a NavigationPath, which takes values of any types.
      """,
    severity: .error,
    detection: .both,
    behaviours: ["NS-03", "NS-29"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var path: [Int] = []

        var body: some View {
          NavigationStack(path: $path) {
            List {
              NavigationLink("Chapter 1", value: 1)
              NavigationLink("About the author", value: "Author")
            }
            .navigationTitle("Novel")
            .navigationDestination(for: Int.self) { number in
              Text("It was raining.")
                .navigationTitle("Chapter \\(number)")
            }
            .navigationDestination(for: String.self) { name in
              Text("Born by the sea")
                .navigationTitle(name)
            }
          }
        }
      }
      """,
      script: "tap \"About the author\"",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Novel"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Novel"
        """
    ),
    right: Example(
      """
      import SwiftUI

      enum Page: Hashable {
        case chapter(Int)
        case author
      }

      struct ContentView: View {
        @State private var path: [Page] = []

        var body: some View {
          NavigationStack(path: $path) {
            List {
              NavigationLink("Chapter 1", value: Page.chapter(1))
              NavigationLink("About the author", value: Page.author)
            }
            .navigationTitle("Novel")
            .navigationDestination(for: Page.self) { page in
              switch page {
              case .chapter(let number):
                Text("It was raining.")
                  .navigationTitle("Chapter \\(number)")
              case .author:
                Text("Born by the sea")
                  .navigationTitle("Author")
              }
            }
          }
        }
      }
      """,
      script: "tap \"About the author\"",
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 1
           ├─ "Novel"
           └─ ▶ "Author"   .author
        """
    )
  )
}
