@testable import NavLint

extension PathOutOfReachRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct Paper: View {
        @State private var tab = 0
        var body: some View {
          TabView(selection: $tab) {
            Sports().tabItem { Text("Sports") }.tag(1)
          }
          .onOpenURL { _ in tab = 1 }
        }
      }
      struct Sports: View {
        @State private var ↓path: [String] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Sports") }
        }
      }
      """,
      """
      struct Paper: View {
        @State private var tab = 0
        var body: some View {
          TabView(selection: $tab) {
            Tab("Sports", systemImage: "figure.run", value: 0) { Sports() }
          }
          .onOpenURL { url in print(url) }
        }
      }
      // file: Sports.swift
      struct Sports: View {
        @State private var ↓path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) { Text("Sports") }
        }
      }
      """,
      """
      struct Paper: View {
        var body: some View {
          tabs.onOpenURL { print($0) }
        }
        private var tabs: some View {
          TabView {
            Sports().tabItem { Text("Sports") }
          }
        }
      }
      struct Sports: View {
        @State private var ↓path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Sports") }
        }
      }
      """,
      """
      struct Paper: View {
        var body: some View {
          TabView {
            SportsTab().tabItem { Text("Sports") }
          }
          .onOpenURL { print($0) }
        }
      }
      struct SportsTab: View {
        var body: some View { SportsStack() }
      }
      struct SportsStack: View {
        @State private var ↓path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Sports") }
        }
      }
      """,
      """
      struct Paper: View {
        var body: some View {
          TabView {
            Tab("News", systemImage: "newspaper") { News() }
            Tab("Sports", systemImage: "figure.run") { Sports() }
          }
          .onOpenURL(perform: handle)
        }
        private func handle(_ url: URL) { print(url) }
      }
      struct News: View {
        @State private var ↓newsPath = NavigationPath()
        var body: some View {
          NavigationStack(path: $newsPath) { Text("News") }
        }
      }
      struct Sports: View {
        var body: some View { NavigationStack { Text("Sports") } }
      }
      """,
      // It follows a value of its own, which the root does not reach either.
      """
      struct Paper: View {
        @State private var tab = 0
        var body: some View {
          TabView(selection: $tab) {
            Sports().tabItem { Text("Sports") }.tag(1)
          }
          .onOpenURL { _ in tab = 1 }
        }
      }
      struct Sports: View {
        @State private var season = 1
        @State private var ↓path: [String] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Sports") }
            .onChange(of: season) { path = [] }
        }
      }
      """,
    ],
    clean: [
      """
      struct Paper: View {
        @State private var path: [String] = []
        var body: some View {
          TabView {
            Sports(path: $path).tabItem { Text("Sports") }
          }
          .onOpenURL { path = [$0.lastPathComponent] }
        }
      }
      struct Sports: View {
        @Binding var path: [String]
        var body: some View {
          NavigationStack(path: $path) { Text("Sports") }
        }
      }
      """,
      """
      struct Paper: View {
        var body: some View {
          TabView {
            Sports().tabItem { Text("Sports") }
          }
        }
      }
      struct Sports: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Sports") }
            .onOpenURL { path = [$0.lastPathComponent] }
        }
      }
      """,
      """
      struct Paper: View {
        @State private var isShown = false
        var body: some View {
          TabView {
            Text("News").tabItem { Text("News") }
          }
          .onOpenURL { _ in isShown = true }
          .sheet(isPresented: $isShown) { Help() }
        }
      }
      struct Help: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Help") }
        }
      }
      """,
      """
      struct Paper: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Paper") }
            .onOpenURL { path = [$0.lastPathComponent] }
        }
      }
      """,
      """
      struct Paper: View {
        var body: some View {
          TabView {
            Sports().tabItem { Text("Sports") }
          }
        }
      }
      struct Sports: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Sports") }
        }
      }
      """,
      // The root hands down what is wanted, and the view makes a path of it.
      """
      struct Paper: View {
        @State private var tab = 0
        @State private var wanted: Int?
        var body: some View {
          TabView(selection: $tab) {
            Sports(wanted: $wanted).tabItem { Text("Sports") }.tag(1)
          }
          .onOpenURL { url in
            wanted = Int(url.lastPathComponent)
            tab = 1
          }
        }
      }
      struct Sports: View {
        @Binding var wanted: Int?
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) { Text("Sports") }
            .onChange(of: wanted, initial: true) {
              guard let id = wanted else { return }
              path = [id]
              wanted = nil
            }
        }
      }
      """,
      """
      struct Paper: View {
        @State private var inbox = Inbox()
        var body: some View {
          TabView {
            Sports(inbox: inbox).tabItem { Text("Sports") }
          }
          .onOpenURL { inbox.url = $0 }
        }
      }
      @Observable final class Inbox { var url: URL? }
      struct Sports: View {
        let inbox: Inbox
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) { Text("Sports") }
            .task(id: inbox.url) {
              guard let url = inbox.url else { return }
              path.append(url)
            }
        }
      }
      """,
    ]
  )
}
