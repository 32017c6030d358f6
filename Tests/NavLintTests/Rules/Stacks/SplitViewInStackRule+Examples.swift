@testable import NavLint

extension SplitViewInStackRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            ↓NavigationSplitView {
              Text("Instruments")
            } detail: {
              Text("Choose one")
            }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        var body: some View {
          NavigationStack { Orchestra() }
        }
      }
      // file: Orchestra.swift
      struct Orchestra: View {
        var body: some View {
          ↓NavigationSplitView {
            Text("Instruments")
          } detail: {
            Text("Choose one")
          }
        }
      }
      """,
      """
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Orchestra") {
              ↓NavigationSplitView {
                Text("Instruments")
              } detail: {
                Text("Choose one")
              }
            }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            Text("Hall")
              .navigationDestination(for: String.self) { _ in
                Orchestra()
              }
          }
        }
      }
      struct Orchestra: View {
        var body: some View {
          VStack {
            ↓NavigationSplitView { Text("Instruments") } detail: { Text("Choose one") }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        var body: some View {
          NavigationView {
            ↓NavigationSplitView { Text("Instruments") } detail: { Text("Choose one") }
          }
        }
      }
      """,
    ],
    clean: [
      """
      struct ContentView: View {
        var body: some View {
          NavigationSplitView {
            Text("Instruments")
          } detail: {
            NavigationStack { Text("Choose one") }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var isShown = false
        var body: some View {
          NavigationStack {
            Button("Orchestra") { isShown = true }
              .fullScreenCover(isPresented: $isShown) {
                NavigationSplitView { Text("Instruments") } detail: { Text("Choose one") }
              }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @Environment(\\.horizontalSizeClass) private var width
        var body: some View {
          if width == .compact {
            NavigationStack { Text("Instruments") }
          } else {
            NavigationSplitView { Text("Instruments") } detail: { Text("Choose one") }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        var body: some View {
          TabView {
            Tab("Orchestra", systemImage: "music.note") {
              NavigationSplitView { Text("Instruments") } detail: { Text("Choose one") }
            }
          }
        }
      }
      """,
      """
      struct Orchestra: View {
        var body: some View {
          NavigationSplitView { Text("Instruments") } detail: { Text("Choose one") }
        }
      }
      #Preview {
        NavigationStack { Orchestra() }
      }
      """,
    ]
  )
}
