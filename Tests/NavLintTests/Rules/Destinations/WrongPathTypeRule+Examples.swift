@testable import NavLint

extension WrongPathTypeRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct Novel: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Author", value: ↓"Author")
              .navigationDestination(for: Int.self) { Text("Chapter \\($0)") }
          }
        }
      }
      """,
      """
      struct Novel: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("One", value: 1)
              .navigationDestination(for: Int.self) { Text("Chapter \\($0)") }
              .↓navigationDestination(for: String.self) { Text($0) }
          }
        }
      }
      """,
      """
      enum Page: Hashable { case chapter(Int), author }
      enum Extra: Hashable { case map }
      @Observable
      final class Router { var path: [Page] = [] }
      struct Novel: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            NavigationLink("Map", value: ↓Extra.map)
            NavigationLink("One", value: Page.chapter(1))
              .navigationDestination(for: Page.self) { _ in Text("Page") }
          }
        }
      }
      """,
      """
      struct Chapter: Identifiable, Hashable { let id: Int }
      struct Novel: View {
        @State private var path: [Chapter] = []
        let chapters: [Chapter]
        var body: some View {
          NavigationStack(path: $path) {
            List(chapters) { chapter in
              NavigationLink("Chapter", value: ↓chapter.id)
            }
            .navigationDestination(for: Chapter.self) { _ in Text("Chapter") }
          }
        }
      }
      """,
      """
      struct Novel: View {
        @State private var path: [UUID] = []
        var body: some View {
          NavigationStack(path: $path) {
            Pages()
          }
        }
      }
      struct Pages: View {
        var body: some View {
          NavigationLink("Author", value: ↓"Author")
        }
      }
      """,
    ],
    clean: [
      """
      struct Novel: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Author", value: "Author")
              .navigationDestination(for: Int.self) { Text("Chapter \\($0)") }
              .navigationDestination(for: String.self) { Text($0) }
          }
        }
      }
      """,
      """
      struct Novel: View {
        @State private var path: [String] = []
        @State private var isShown = false
        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Author", value: "Author")
              .sheet(isPresented: $isShown) {
                NavigationStack {
                  NavigationLink("One", value: 1)
                    .navigationDestination(for: Int.self) { Text("Page \\($0)") }
                }
              }
          }
        }
      }
      """,
      """
      struct Chapter: Identifiable, Hashable { let id: Int }
      struct Novel: View {
        @State private var path: [Chapter.ID] = []
        let chapters: [Chapter]
        var body: some View {
          NavigationStack(path: $path) {
            List(chapters) { chapter in
              NavigationLink("Chapter", value: chapter.id)
            }
            .navigationDestination(for: Int.self) { Text("Chapter \\($0)") }
          }
        }
      }
      """,
      """
      typealias Page = String
      struct Novel: View {
        @State private var path: [Page] = []
        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Author", value: "Author")
              .navigationDestination(for: String.self) { Text($0) }
          }
        }
      }
      """,
      """
      struct Novel: View {
        @State private var left: [Int] = []
        @State private var right: [String] = []
        var body: some View {
          TabView {
            NavigationStack(path: $left) { NavigationLink("One", value: 1) }
            NavigationStack(path: $right) { NavigationLink("Author", value: "Author") }
          }
        }
      }
      """,
    ]
  )
}
