@testable import NavLint

extension LinkOutsideStackRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      @main
      struct TrailsApp: App {
        var body: some Scene {
          WindowGroup { Trails() }
        }
      }
      struct Trails: View {
        var body: some View {
          List {
            ↓NavigationLink("Lake") { Text("Nine kilometres") }
          }
          .navigationTitle("Trails")
        }
      }
      """,
      """
      struct Trails: View {
        @State private var isShown = false
        var body: some View {
          NavigationStack {
            Button("More") { isShown = true }
              .sheet(isPresented: $isShown) {
                VStack {
                  ↓NavigationLink("Lake", value: "Lake")
                }
              }
          }
        }
      }
      """,
      """
      struct Trails: View {
        @State private var isShown = false
        var body: some View {
          NavigationStack {
            Button("More") { isShown = true }
          }
          .fullScreenCover(isPresented: $isShown) { More() }
        }
      }
      // file: More.swift
      struct More: View {
        var body: some View {
          Form {
            Section("Trails") {
              ↓NavigationLink("Lake") { Text("Nine kilometres") }
            }
          }
        }
      }
      """,
      """
      @main
      struct TrailsApp: App {
        var body: some Scene {
          WindowGroup {
            TabView {
              Trails().tabItem { Text("Trails") }
            }
          }
        }
      }
      struct Trails: View {
        var body: some View {
          content
        }
        private var content: some View {
          ScrollView {
            ↓NavigationLink("Lake", value: "Lake")
          }
        }
      }
      """,
      RuleExample(
        """
        struct ContentView: View {
          var body: some View {
            List(["Lake"], id: \\.self) { trail in
              ↓NavigationLink(trail, value: trail)
            }
          }
        }
        """,
        fixedNames: ["ContentView"]
      ),
      """
      struct Products: View {
        var body: some View { List { NavigationLink("Tea", value: 1) } }
      }
      struct More: View {
        var body: some View { NavigationStack { Products() } }
      }
      struct Root: View {
        var body: some View {
          TabView {
            ↓Products().tabItem { Text("Products") }
            More().tabItem { Text("More") }
          }
        }
      }
      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { Root() } }
      }
      """,
      """
      struct Products: View {
        var body: some View { List { NavigationLink("Tea") { Text("Tea") } } }
      }
      struct Root: View {
        var body: some View {
          TabView {
            Tab("Products", systemImage: "cart") { ↓Products() }
            Tab("More", systemImage: "ellipsis") { NavigationStack { Products() } }
          }
        }
      }
      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { Root() } }
      }
      """,
      """
      @main
      struct TrailsApp: App {
        var body: some Scene { WindowGroup { Home() } }
      }
      struct Home: View {
        var body: some View {
          Refresh { Trails() } onRefresh: { }
        }
      }
      struct Refresh<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content, onRefresh: () -> Void) { self.content = content() }
        var body: some View { ScrollView { content } }
      }
      struct Trails: View {
        var body: some View {
          LazyVStack { ↓NavigationLink("Lake") { Text("Nine kilometres") } }
        }
      }
      #Preview { NavigationStack { Trails() } }
      """,
    ],
    clean: [
      """
      @main
      struct TrailsApp: App {
        var body: some Scene { WindowGroup { Home() } }
      }
      struct Home: View {
        var body: some View { FrameOfAnotherModule { Trails() } }
      }
      struct Trails: View {
        var body: some View {
          VStack { NavigationLink("Lake") { Text("Nine kilometres") } }
        }
      }
      """,
      """
      @main
      struct TrailsApp: App {
        var body: some Scene { WindowGroup { Home() } }
      }
      struct Home: View {
        var body: some View { Frame { Trails() } }
      }
      struct Frame<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { wrapped(content) }
      }
      func wrapped(_ content: some View) -> some View { NavigationStack { content } }
      struct Trails: View {
        var body: some View {
          VStack { NavigationLink("Lake") { Text("Nine kilometres") } }
        }
      }
      """,
      """
      struct Products: View {
        var body: some View { List { NavigationLink("Tea", value: 1) } }
      }
      struct Root: View {
        var body: some View {
          NavigationStack {
            TabView {
              Products().tabItem { Text("Products") }
              Text("More").tabItem { Text("More") }
            }
          }
        }
      }
      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { Root() } }
      }
      """,
      """
      struct Products: View {
        var body: some View { NavigationStack { List { NavigationLink("Tea", value: 1) } } }
      }
      struct Root: View {
        var body: some View {
          TabView {
            Products().tabItem { Text("Products") }
            Text("More").tabItem { Text("More") }
          }
        }
      }
      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { Root() } }
      }
      """,
      """
      struct ContentView: View {
        var body: some View {
          NavigationLink(destination: .settings) { Text("Settings") }
        }
      }
      struct NavigationLink<Label: View>: View {
        let destination: Place
        @ViewBuilder var label: Label
        var body: some View { Button(action: {}) { label } }
      }
      enum Place { case settings }
      """,
      """
      @main
      struct TrailsApp: App {
        var body: some Scene {
          WindowGroup {
            NavigationStack { Trails() }
          }
        }
      }
      struct Trails: View {
        var body: some View {
          List { NavigationLink("Lake") { Text("Nine kilometres") } }
        }
      }
      """,
      """
      @main
      struct TrailsApp: App {
        var body: some Scene {
          WindowGroup { Tabs() }
        }
      }
      struct Tabs: View {
        var body: some View {
          TabView {
            stack { Trails() }
          }
        }
        private func stack(@ViewBuilder root: () -> some View) -> some View {
          NavigationStack { root() }
        }
      }
      struct Trails: View {
        var body: some View {
          List { NavigationLink("Lake") { Text("Nine kilometres") } }
        }
      }
      """,
      """
      struct TrailRow: View {
        let name: String
        var body: some View {
          NavigationLink(name, value: name)
        }
      }
      """,
      """
      @main
      struct TrailsApp: App {
        var body: some Scene {
          WindowGroup {
            Frame { Trails() }
          }
        }
      }
      struct Frame<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
          NavigationStack { content }
        }
      }
      struct Trails: View {
        var body: some View {
          List { NavigationLink("Lake") { Text("Nine kilometres") } }
        }
      }
      """,
      RuleExample(
        """
        struct ContentView: View {
          @State private var choice: String?
          var body: some View {
            NavigationSplitView {
              List(selection: $choice) { NavigationLink("Lake", value: "Lake") }
            } detail: {
              Text(choice ?? "Choose")
            }
          }
        }
        """,
        fixedNames: ["ContentView"]
      ),
      """
      struct Trails: View {
        @State private var isShown = false
        var body: some View {
          Button("More") { isShown = true }
            .sheet(isPresented: $isShown) {
              NavigationStack {
                NavigationLink("Lake", value: "Lake")
              }
            }
            .popover(isPresented: $isShown) {
              RouterView { NavigationLink("Lake", value: "Lake") }
            }
        }
      }
      """,
      """
      struct Trails: View {
        var body: some View {
          List { NavigationLink("Lake") { Text("Nine kilometres") } }
        }
      }
      #Preview {
        NavigationStack { Trails() }
      }
      """,
      RuleExample(
        """
        struct ContentView: View {
          var body: some View {
            List { NavigationLink("Lake") { TrailScreen() } }
          }
        }
        """,
        fixedNames: ["ContentView"]
      ),
    ]
  )
}
