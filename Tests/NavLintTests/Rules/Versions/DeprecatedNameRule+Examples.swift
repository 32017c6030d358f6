@testable import NavLint

extension DeprecatedNameRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct ContentView: View {
        var body: some View { Text("Chess").↓`navigationBarTitle`("Club") }
      }
      """,
      """
      struct RulesScreen: View {
        @Environment(↓\\.presentationMode) private var mode
        var body: some View {
          Button("Understood") { mode.wrappedValue.dismiss() }
        }
      }
      """,
      """
      struct ContentView: View {
        var body: some View {
          NavigationStack { Text("Chess").↓navigationBarTitle("Club", displayMode: .inline) }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var isAsked = false
        var body: some View {
          Button("Delete") { isAsked = true }
            .↓alert(isPresented: $isAsked) { Alert(title: Text("Really?")) }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var isShown = false
        var body: some View {
          Text("Photo")
            .↓actionSheet(isPresented: $isShown) { ActionSheet(title: Text("Share")) }
        }
      }
      """,
      """
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            Text("Map")
              .↓navigationBarItems(trailing: Text("Add"))
              .↓navigationBarHidden(true)
          }
        }
      }
      """,
      """
      struct Shelf: View {
        @State private var isAsking = false
        var body: some View {
          Text("Books").↓alert(isPresented: $isAsking, content: makeAlert)
        }
        func makeAlert() -> Alert { Alert(title: Text("Sure?")) }
      }
      """,
    ],
    clean: [
      """
      struct RulesScreen: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          Button("Understood") { dismiss() }.navigationTitle("Rules")
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var isAsked = false
        var body: some View {
          Button("Delete") { isAsked = true }
            .alert("Really?", isPresented: $isAsked) { Button("Yes") {} }
        }
      }
      """,
      """
      struct ContentView: View {
        var body: some View {
          NavigationStack { Text("Chess").navigationBarTitleDisplayMode(.inline) }
        }
      }
      """,
      """
      extension View {
        func actionSheet(_ title: String) -> some View { self }
      }
      struct ContentView: View {
        var body: some View { Text("Photo").actionSheet("Share") }
      }
      """,
      """
      struct Settings { var presentationMode = "wide" }
      let key = \\Settings.self
      func mode(of settings: Settings) -> String { settings.presentationMode }
      """,
      """
      struct ContentView: View {
        @State private var problem: Problem?
        var body: some View {
          Text("Map").sheet(item: $problem) { problem in Text(problem.text) }
        }
      }
      struct Problem: Identifiable { let id: Int; let text: String }
      """,
      """
      struct Shelf: View {
        var body: some View {
          if #available(iOS 16, *) {
            Text("Books").toolbar(.hidden, for: .navigationBar)
          } else {
            Text("Books").navigationBarHidden(true)
          }
        }
      }
      """,
      // What takes the place of these came later than the oldest version to run on.
      RuleExample(
        """
        struct Shelf: View {
          var body: some View { Text("Books").navigationBarHidden(true) }
        }
        """,
        deploymentTarget: "15"
      ),
      RuleExample(
        """
        struct Page: View {
          @Environment(\\.presentationMode) private var mode
          @State private var isAsking = false
          var body: some View {
            Text("Page")
              .navigationBarTitle("Page")
              .alert(isPresented: $isAsking) { Alert(title: Text("Leave?")) }
          }
        }
        """,
        deploymentTarget: "13"
      ),
      """
      final class Presenter { func actionSheet(_ title: String) {} }
      struct Feed: View {
        let presenter: Presenter
        var body: some View { Button("Ask") { presenter.actionSheet("Delete?") } }
      }
      """,
    ]
  )
}
