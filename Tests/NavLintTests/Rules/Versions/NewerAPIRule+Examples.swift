@testable import NavLint

extension NewerAPIRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      RuleExample(
        """
        typealias Entry = SwiftUI.Tab
        struct Tabs: View {
          var body: some View {
            TabView {
              ↓Tab.init("Map", systemImage: "map") { Text("Map") }
              SwiftUI.↓Tab.init("List", systemImage: "list") { Text("List") }
              (↓Tab)("Home", systemImage: "house") { Text("Home") }
              ↓`Tab`("News", systemImage: "bell") { Text("News") }
              ↓Entry.init("More", systemImage: "ellipsis") { Text("More") }
            }
          }
        }
        """,
        deploymentTarget: "17"
      ),
      RuleExample(
        """
        struct Tabs: View {
          var body: some View {
            if #available(macOS 15, iOS 17, *) {
              TabView { ↓Tab("Map", systemImage: "map") { Text("Map") } }
            }
          }
        }
        """,
        deploymentTarget: "17"
      ),
      RuleExample(
        """
        struct ContentView: View {
          @State private var tab = "map"
          var body: some View {
            TabView(selection: $tab) {
              ↓Tab("Map", systemImage: "map", value: "map") { Text("Map") }
            }
          }
        }
        """,
        deploymentTarget: "17"
      ),
      RuleExample(
        """
        struct ContentView: View {
          @State private var path: [Int] = []
          var body: some View {
            ↓NavigationStack(path: $path) { Text("Trails") }
              .↓onChange(of: path) { old, new in print(new) }
          }
        }
        """,
        deploymentTarget: "15"
      ),
      RuleExample(
        """
        @↓Observable final class Router { var path: [Int] = [] }
        struct ContentView: View {
          @↓Environment(Router.self) private var router
          var body: some View { Text("Books") }
        }
        """,
        deploymentTarget: "16.4"
      ),
      RuleExample(
        """
        struct ContentView: View {
          @State private var song: String?
          var body: some View {
            NavigationStack {
              Text("Songs").↓navigationDestination(item: $song) { Text($0) }
            }
          }
        }
        """,
        deploymentTarget: "16"
      ),
      RuleExample(
        """
        struct ContentView: View {
          var body: some View {
            if #available(iOS 17, *) {
              TabView { Text("Home") }.↓tabBarMinimizeBehavior(.onScrollDown)
            }
          }
        }
        """,
        deploymentTarget: "17"
      ),
      RuleExample(
        """
        @available(iOS 18, *)
        struct Tabs: View {
          var body: some View {
            TabView { Tab("Map", systemImage: "map") { Text("Map") } }
          }
        }
        struct ContentView: View {
          var body: some View { ↓Tabs() }
        }
        """,
        deploymentTarget: "17"
      ),
    ],
    clean: [
      RuleExample(
        """
        struct Page: View {
          var body: some View {
            if #available(macOS 26, *) {
              ScrollView { Text("Page") }.scrollEdgeEffectStyle(.soft, for: .all)
            }
          }
        }
        @available(macOS 15, visionOS 2, *)
        struct Tabs: View {
          var body: some View {
            TabView { Tab("Map", systemImage: "map") { Text("Map") } }
          }
        }
        """,
        deploymentTarget: "17"
      ),
      RuleExample(
        """
        struct ContentView: View {
          @State private var tab = "map"
          var body: some View {
            TabView(selection: $tab) {
              Tab("Map", systemImage: "map", value: "map") { Text("Map") }
            }
          }
        }
        """,
        deploymentTarget: "18"
      ),
      """
      struct ContentView: View {
        var body: some View {
          TabView { Tab("Map", systemImage: "map") { Text("Map") } }
        }
      }
      """,
      RuleExample(
        """
        struct ContentView: View {
          var body: some View {
            if #available(iOS 18, *) {
              TabView { Tab("Map", systemImage: "map") { Text("Map") } }
            } else {
              TabView { Text("Map").tabItem { Text("Map") } }
            }
          }
        }
        """,
        deploymentTarget: "17"
      ),
      RuleExample(
        """
        struct ContentView: View {
          var body: some View {
            if #unavailable(iOS 18) {
              TabView { Text("Map").tabItem { Text("Map") } }
            } else {
              TabView { Tab("Map", systemImage: "map") { Text("Map") } }
            }
          }
        }
        """,
        deploymentTarget: "17"
      ),
      RuleExample(
        """
        @available(iOS 18, *)
        struct Tabs: View {
          var body: some View {
            TabView { Tab("Map", systemImage: "map") { Text("Map") } }
          }
        }
        struct ContentView: View {
          var body: some View {
            if #available(iOS 18, *) { Tabs() } else { Text("Map") }
          }
        }
        """,
        deploymentTarget: "17"
      ),
      RuleExample(
        """
        @available(iOS 17, *)
        @Observable final class Router { var path: [Int] = [] }
        """,
        deploymentTarget: "16"
      ),
      RuleExample(
        """
        struct Tab: View {
          let title: String
          var body: some View { Text(title) }
        }
        struct ContentView: View {
          @Environment(\\.colorScheme) private var scheme
          var body: some View {
            Tab(title: "Own").onChange(of: scheme) { print($0) }
          }
        }
        """,
        deploymentTarget: "16",
        fixedNames: ["Tab"]
      ),
    ]
  )
}
