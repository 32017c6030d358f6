@testable import NavLint

extension OldOnChangeRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Diary") }
            .↓onChange(of: path) { new in print(new.count) }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var query = ""
        var body: some View {
          TextField("Search", text: $query)
            .↓onChange(of: query) { print($0, $0.count) }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var tab = 0
        var body: some View {
          TabView(selection: $tab) { Text("One").tag(0) }
            .↓onChange(of: tab, perform: { tab in print(tab) })
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var count = 0
        var body: some View {
          Text("Taps").↓onChange(of: count) { (new) in print(new) }
        }
      }
      """,
      RuleExample(
        """
        struct ContentView: View {
          @State private var song: String?
          var body: some View {
            Text(song ?? "None").↓onChange(of: song) { _ in print("new song") }
          }
        }
        """,
        deploymentTarget: "17"
      ),
    ],
    clean: [
      """
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Diary") }
            .onChange(of: path) { _, new in print(new.count) }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Diary") }
            .onChange(of: path) { print(path.map { $0.count }) }
            .onChange(of: path.count, initial: true) { print($1) }
        }
      }
      """,
      RuleExample(
        """
        struct ContentView: View {
          @State private var path: [String] = []
          var body: some View {
            NavigationStack(path: $path) { Text("Diary") }
              .onChange(of: path) { new in print(new.count) }
          }
        }
        """,
        deploymentTarget: "16"
      ),
      """
      struct ContentView: View {
        @State private var query = ""
        var body: some View {
          TextField("Search", text: $query)
            .onReceive(publisher) { new in print(new) }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var query = ""
        var body: some View {
          TextField("Search", text: $query)
            .onChange(of: query, perform: search)
        }
        func search(_ text: String) {}
      }
      """,
      """
      struct Volume: View {
        @State private var volume = 0
        var body: some View {
          if #available(iOS 17, *) {
            Text("Volume").onChange(of: volume) { print("changed") }
          } else {
            Text("Volume").onChange(of: volume) { new in print(new) }
          }
        }
      }
      """,
    ]
  )
}
