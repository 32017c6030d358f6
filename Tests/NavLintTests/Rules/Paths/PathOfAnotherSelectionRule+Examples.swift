@testable import NavLint

extension PathOfAnotherSelectionRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct ContentView: View {
        @State private var chapter: String? = "Soups"
        @State private var path: [String] = []
        var body: some View {
          NavigationSplitView {
            List(["Soups"], id: \\.self, selection: $chapter) { Text($0) }
          } detail: {
            NavigationStack(path: ↓$path) { Text(chapter ?? "Choose") }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var band: Int?
        @State private var songs = NavigationPath()
        var body: some View {
          NavigationSplitView {
            List(selection: $band) { Text("One").tag(1) }.navigationTitle("Bands")
          } detail: {
            NavigationStack(path: ↓$songs) {
              Button("First song") { songs.append(1) }
            }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var area: String?
        @State private var trail: String?
        @State private var path: [Int] = []
        var body: some View {
          NavigationSplitView {
            List(["Alps"], id: \\.self, selection: $area) { Text($0) }
          } content: {
            List(["One"], id: \\.self, selection: $trail) { Text($0) }
          } detail: {
            NavigationStack(path: ↓$path) { Text(trail ?? "Choose") }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var room: Int?
        @State private var path: [String] = []
        var body: some View {
          NavigationSplitView {
            VStack {
              Text("Clinic")
              List([1, 2], id: \\.self, selection: $room) { Text("Room \\($0)") }
            }
          } detail: {
            if let room {
              NavigationStack(path: ↓$path) { Text("Room \\(room)") }
            }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var shelf: String?
        @State private var path: [String] = []
        var body: some View {
          NavigationSplitView {
            List(["A"], id: \\.self, selection: $shelf) { Text($0) }
          } detail: {
            NavigationStack(path: ↓$path) { Text(shelf ?? "None") }
          }
          .onChange(of: shelf) { _, new in print(new ?? "none") }
        }
      }
      """,
    ],
    clean: [
      """
      struct ContentView: View {
        @State private var chapter: String?
        @State private var path: [String] = []
        var body: some View {
          NavigationSplitView {
            List(["Soups"], id: \\.self, selection: $chapter) { Text($0) }
          } detail: {
            NavigationStack(path: $path) { Text(chapter ?? "Choose") }
          }
          .onChange(of: chapter) { path = [] }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var chapter: String?
        @State private var path: [String] = []
        var body: some View {
          NavigationSplitView {
            List(["Soups"], id: \\.self, selection: $chapter) { Text($0) }
          } detail: {
            NavigationStack(path: $path) { Text(chapter ?? "Choose") }
              .id(chapter)
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var model = Model()
        var body: some View {
          NavigationSplitView {
            List(["Soups"], id: \\.self, selection: $model.chapter) { Text($0) }
          } detail: {
            NavigationStack(path: $model.path) { Text("Choose") }
          }
        }
      }
      @Observable final class Model {
        var chapter: String? { didSet { path = [] } }
        var path: [String] = []
      }
      """,
      """
      struct ContentView: View {
        @State private var chapter: String?
        var body: some View {
          NavigationSplitView {
            List(["Soups"], id: \\.self, selection: $chapter) { Text($0) }
          } detail: {
            NavigationStack { Text(chapter ?? "Choose") }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationSplitView {
            Text("Menu")
          } detail: {
            NavigationStack(path: $path) { Text("Choose") }
          }
        }
      }
      """,
    ]
  )
}
