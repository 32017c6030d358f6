extension Fault {
  static let severalPresentations = Fault(
    id: "several-presentations",
    summary: "Several sheets on one screen, each with a flag of its own",
    topic: .presentation,
    why: """
      Only one can be shown at a time. When two flags are set, one sheet is shown and the other \
      flag stays true without effect. The second sheet comes up when the first closes, or not at \
      all. According to the flags, both are open.
      """,
    remedy: """
      Keep one optional value for all that a screen can present, such as an enum with a case for each sheet, \
      and one `sheet(item:)`. A sheet over a sheet is attached inside the first one's content.
      """,
    detection: .both,
    versions: "iOS 13 and later",
    behaviours: ["SH-10", "SH-11", "SH-12", "AD-12"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var isWriting = false
        @State private var isSorting = false

        var body: some View {
          Button("Write down and sort") {
            isWriting = true
            isSorting = true
          }
          .sheet(isPresented: $isWriting) {
            Text("A new recipe")
          }
          .sheet(isPresented: $isSorting) {
            Text("By name or by time")
          }
        }
      }
      """,
      script: "tap \"Write down and sort\"",
      before: """
        App  ContentViewApp
        └─ ▶ ContentView
        """,
      after: """
        App  ContentViewApp
        └─ ContentView
           └─ sheet  ▶ screen
        """
    ),
    right: Example(
      """
      import SwiftUI

      enum Page: String, Identifiable {
        case writing, sorting

        var id: Self { self }
      }

      struct ContentView: View {
        @State private var page: Page?

        var body: some View {
          Button("Write down and sort") { page = .writing }
            .sheet(item: $page) { page in
              switch page {
              case .writing:
                Button("Go on to sorting") { self.page = .sorting }
              case .sorting:
                Text("By name or by time")
              }
            }
        }
      }
      """,
      script: """
        tap "Write down and sort"
        tap "Go on to sorting"
        """,
      after: """
        App  ContentViewApp
        └─ ContentView
           └─ sheet  ▶ screen
        """
    )
  )
}
