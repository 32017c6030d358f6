@testable import NavLint

extension DeprecatedNavigationViewRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct ContentView: View {
        var body: some View {
          ↓NavigationView {
            Text("Trees")
          }
        }
      }
      """,
      """
      struct ContentView: View {
        var body: some View {
          ↓NavigationView {
            List { Text("Trees") }
          }
          .navigationViewStyle(.stack)
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var isShown = false
        var body: some View {
          Button("Help") { isShown = true }
            .sheet(isPresented: $isShown) {
              ↓NavigationView { Text("Help") }
            }
        }
      }
      """,
      """
      struct ContentView: View {
        var body: some View {
          SwiftUI.↓NavigationView {
            Text("Sidebar")
            Text("Detail")
          }
        }
      }
      """,
      """
      typealias OldView = Older
      typealias Older = SwiftUI.NavigationView
      struct ContentView: View {
        var body: some View {
          ↓OldView { Text("Trees") }
        }
      }
      """,
      RuleExample(
        """
        struct Wrapper<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View {
            ↓NavigationView(content: { content })
          }
        }
        """,
        deploymentTarget: "16.0"
      ),
    ],
    clean: [
      """
      struct ContentView: View {
        let store: Store
        var body: some View {
          NavigationView(store: store) { Text("A") }
        }
      }
      struct Store {}
      """,
      """
      struct ContentView: View {
        var body: some View {
          NavigationStack { Text("Trees") }
        }
      }
      """,
      RuleExample(
        """
        struct ContentView: View {
          var body: some View {
            NavigationView { Text("Trees") }
          }
        }
        """,
        deploymentTarget: "15.0"
      ),
      """
      struct Container<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View {
          if #available(iOS 16, *) {
            NavigationStack { content() }
          } else {
            NavigationView { content() }
          }
        }
      }
      """,
      """
      struct TreeScreen: View {
        var body: some View { Text("Oak") }
      }
      #Preview {
        NavigationView { TreeScreen() }
      }
      """,
      RuleExample(
        """
        struct NavigationView: View {
          var body: some View { Text("Compass") }
        }
        struct ContentView: View {
          var body: some View { NavigationView() }
        }
        """,
        fixedNames: ["NavigationView"]
      ),
      """
      struct ContentView: View {
        var body: some View {
          NavigationSplitView {
            Text("Trees")
          } detail: {
            Text("NavigationView is history")
          }
        }
      }
      """,
    ]
  )
}
