@testable import NavLint

extension StackAroundTabViewRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct ContentView: View {
        var body: some View {
          ↓NavigationStack {
            TabView {
              Text("Menu").tabItem { Label("Menu", systemImage: "fork.knife") }
              Text("Orders").tabItem { Label("Orders", systemImage: "bag") }
            }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        @State private var tab = 0
        var body: some View {
          ↓NavigationStack(path: $path) {
            VStack {
              TabView(selection: $tab) {
                Tab("Menu", systemImage: "fork.knife", value: 0) { Text("Menu") }
              }
            }
            .navigationTitle("Bistro")
          }
        }
      }
      """,
      """
      @main
      struct BistroApp: App {
        var body: some Scene {
          WindowGroup {
            NavigationStack { MainTabs() }
          }
        }
      }
      // file: MainTabs.swift
      struct MainTabs: View {
        var body: some View {
          ↓TabView {
            Text("Menu").tabItem { Text("Menu") }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        var body: some View {
          ↓NavigationView {
            TabView {
              Text("Menu").tabItem { Text("Menu") }
            }
            .tabViewStyle(.automatic)
          }
        }
      }
      """,
      """
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            tabs
          }
        }
        private var tabs: some View {
          ↓TabView {
            Text("Menu").tabItem { Text("Menu") }
          }
        }
      }
      """,
      """
      struct SignIn: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Sign in") { MainTabs() }
          }
        }
      }
      // file: MainTabs.swift
      struct MainTabs: View {
        var body: some View {
          ↓TabView { Text("Menu").tabItem { Text("Menu") } }
        }
      }
      """,
      """
      struct Shop: View {
        var body: some View {
          NavigationStack {
            Text("Shop").navigationDestination(for: Int.self) { _ in
              ↓TabView { Text("Facts").tabItem { Text("Facts") } }
            }
          }
        }
      }
      """,
    ],
    clean: [
      """
      struct Library: View {
        var body: some View {
          NavigationSplitView {
            List {
              NavigationLink("Books") { BookTabs() }
            }
          } detail: {
            Text("Choose")
          }
        }
      }
      struct BookTabs: View {
        var body: some View {
          TabView { Text("New").tabItem { Text("New") } }
        }
      }
      """,
      """
      struct ContentView: View {
        var body: some View {
          TabView {
            NavigationStack { Text("Menu") }
              .tabItem { Text("Menu") }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            TabView {
              Image("one")
              Image("two")
            }
            .tabViewStyle(.page)
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var isShown = false
        var body: some View {
          NavigationStack {
            Button("Help") { isShown = true }
              .sheet(isPresented: $isShown) {
                TabView { Text("Help").tabItem { Text("Help") } }
              }
          }
        }
      }
      """,
      """
      struct Gallery: View {
        var body: some View {
          TabView {
            Image("one")
          }
          .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
        }
      }
      struct ContentView: View {
        var body: some View {
          NavigationStack { Gallery() }
        }
      }
      """,
      """
      struct MainTabs: View {
        var body: some View {
          TabView { Text("Menu").tabItem { Text("Menu") } }
        }
      }
      #Preview {
        NavigationStack { MainTabs() }
      }
      """,
      """
      struct ContentView: View {
        @State private var isSignedIn = false
        var body: some View {
          if isSignedIn {
            TabView { Text("Menu").tabItem { Text("Menu") } }
          } else {
            NavigationStack { Text("Sign in") }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        var body: some View {
          NavigationView {
            TabView { Text("One") }.tabViewStyle(CarouselTabViewStyle())
          }
        }
      }
      """,
    ]
  )
}
