extension Fault {
  static let tagOfAnotherType = Fault(
    id: "tag-of-another-type",
    summary: "Tags of another type than the selection of the TabView",
    topic: .tabs,
    why: """
      A tag counts only if it has the type of the selection. One of another type, such as a \
      number where the selection is a text, compiles and never matches: the tab can be neither \
      tapped nor selected by code.
      """,
    remedy: """
      Use one type for the selection and for all tags, best an enum with a case for each tab: the compiler \
      then knows all the values that there are.
      """,
    severity: .error,
    detection: .linter,
    versions: "iOS 13 and later",
    behaviours: ["TV-02", "TV-07"],
    wrong: Example(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var page = "0"

        var body: some View {
          TabView(selection: $page) {
            Text("Albums in order")
              .tabItem { Text("Albums") }
              .tag(0)
            Text("Songs in order")
              .tabItem { Text("Songs") }
              .tag(1)
          }
        }
      }
      """,
      script: "expect refused tab Songs",
      before: """
        App  ContentViewApp
        └─ TabView  selection: "0"  ▶ nothing in it
           ├─ ○ Albums
           └─ ○ Songs
        """,
      after: """
        App  ContentViewApp
        └─ TabView  selection: "0"  ▶ nothing in it
           ├─ ○ Albums
           └─ ○ Songs
        """
    ),
    right: Example(
      """
      import SwiftUI

      enum Page: Hashable {
        case albums, songs
      }

      struct ContentView: View {
        @State private var page = Page.albums

        var body: some View {
          TabView(selection: $page) {
            Text("Albums in order")
              .tabItem { Text("Albums") }
              .tag(Page.albums)
            Text("Songs in order")
              .tabItem { Text("Songs") }
              .tag(Page.songs)
          }
        }
      }
      """,
      script: "tab Songs",
      after: """
        App  ContentViewApp
        └─ TabView  selection: songs
           ├─ ○ Albums  screen
           └─ ● Songs  ▶ screen
        """
    )
  )
}
