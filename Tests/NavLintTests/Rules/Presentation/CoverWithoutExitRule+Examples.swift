@testable import NavLint

extension CoverWithoutExitRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      Text("Map").↓fullScreenCover(isPresented: $isShown) {
        VStack { Text("Welcome") }
      }
      """,
      """
      struct Root: View {
        @State private var isShown = false
        var body: some View {
          Text("Map").↓fullScreenCover(isPresented: $isShown) { Welcome() }
        }
      }
      struct Welcome: View {
        var body: some View {
          Text("Maps work without a network now").font(.title)
        }
      }
      """,
      """
      Text("Map").↓fullScreenCover(item: $page) { page in
        NavigationStack {
          List { Text("One") }.navigationTitle("News")
        }
      }
      """,
      """
      struct Root: View {
        var body: some View {
          Text("Map").↓fullScreenCover(isPresented: $isShown) { Welcome(title: "News") }
        }
      }
      // file: Welcome.swift
      struct Welcome: View {
        let title: String
        @State private var count = 0
        var body: some View {
          VStack { Header() }
          Button("Count") { count += 1 }
        }
      }
      struct Header: View {
        var body: some View { Text("News") }
      }
      """,
      """
      Text("Map").↓fullScreenCover(isPresented: $isShown, onDismiss: reload) {
        Color.red.ignoresSafeArea()
        ProgressView()
      }
      """,
      """
      struct ContentView: View {
        @State private var isShown = false
        var body: some View {
          Button("Show") { isShown = true }
            .↓fullScreenCover(isPresented: $isShown, content: { Poster(name: "Fado") })
        }
      }
      struct Poster: View {
        let name: String
        var body: some View {
          VStack {
            Image(name).resizable().aspectRatio(contentMode: .fit).clipShape(Circle())
            Text(name).shadow(radius: 3)
          }
          .edgesIgnoringSafeArea(.all)
        }
      }
      """,
      """
      enum Page: Hashable { case terms, help }
      struct Root: View {
        @EnvironmentObject var router: Router
        var body: some View {
          Text("Home")
            .↓fullScreenCover(isPresented: $router.isOpen) {
              if let page = router.page { CoverPage(page: page) }
            }
        }
      }
      final class Router: ObservableObject {
        @Published var isOpen = false
        @Published var page: Page?
      }
      struct CoverPage: View {
        @Environment(\\.isPresented) var isPresented
        let page: Page
        var body: some View {
          switch page {
          case .terms: Text("Terms")
          case .help: Text("Help")
          }
        }
      }
      """,
      """
      struct Root: View {
        @ObservedObject var coordinator: Coordinator
        var body: some View {
          Text("Home").↓fullScreenCover(item: $coordinator.cover) { cover in
            coordinator.screen(for: cover)
          }
          .environmentObject(coordinator)
        }
      }
      enum Cover: String, Identifiable {
        case terms, help
        var id: String { rawValue }
      }
      final class Coordinator: ObservableObject {
        @Published var cover: Cover?
        func close() { cover = nil }
        @ViewBuilder
        func screen(for cover: Cover) -> some View {
          switch cover {
          case .terms: Terms(title: cover.rawValue).environmentObject(self)
          case .help: Text("Help").padding()
          }
        }
      }
      struct Terms: View {
        let title: String
        var body: some View { VStack { line(title) } }
        private func line(_ text: String) -> some View { Text(text).bold() }
      }
      """,
    ],
    clean: [
      """
      struct Root: View {
        @ObservedObject var coordinator: Coordinator
        var body: some View {
          Text("Home")
            .fullScreenCover(item: $coordinator.cover) { cover in coordinator.screen(for: cover) }
            .fullScreenCover(item: $coordinator.cover) { cover in coordinator.page(cover) }
            .fullScreenCover(item: $coordinator.cover) { cover in coordinator.handing(cover) }
        }
      }
      enum Cover: String, Identifiable {
        case terms
        var id: String { rawValue }
      }
      final class Coordinator: ObservableObject {
        @Published var cover: Cover?
        @ViewBuilder
        func screen(for cover: Cover) -> some View {
          Text("Terms")
          Button("Close") { self.cover = nil }
        }
        func page(_ cover: Cover) -> some View { Terms(close: dismissCover) }
        func handing(_ cover: Cover) -> some View { Handed(coordinator: self) }
        private func dismissCover() { cover = nil }
      }
      struct Terms: View {
        let close: () -> Void
        var body: some View { Button("Close", action: close) }
      }
      struct Handed: View {
        let coordinator: Coordinator
        var body: some View { Button("Close") { coordinator.cover = nil } }
      }
      """,
      """
      struct Root: View {
        @ObservedObject var coordinator: Coordinator
        var body: some View {
          Text("Home").fullScreenCover(item: $coordinator.cover) { cover in
            coordinator.screen(for: cover)
          }
        }
      }
      enum Cover: String, Identifiable {
        case terms
        var id: String { rawValue }
      }
      final class Coordinator: ObservableObject {
        @Published var cover: Cover?
        func screen(for cover: Cover) -> some View { ScreenOfAnotherModule() }
        func screen(of cover: Cover) -> some View { Text("Terms") }
      }
      """,
      """
      struct Root: View {
        @State private var isOpen = false
        @State private var page = Page.terms
        var body: some View {
          Text("Home").fullScreenCover(isPresented: $isOpen) { CoverPage(page: page) }
        }
      }
      enum Page { case terms }
      struct CoverPage: View {
        @Environment(\\.dismiss) private var dismiss
        let page: Page
        var body: some View { Text("Terms").onTapGesture { dismiss() } }
      }
      """,
      """
      Text("Map").fullScreenCover(isPresented: $isShown) {
        Button("Close") { isShown = false }
      }
      """,
      #"""
      struct Root: View {
        var body: some View {
          Text("Map").fullScreenCover(isPresented: $isShown) { Welcome() }
        }
      }
      struct Welcome: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("Close") { dismiss() } }
      }
      """#,
      """
      struct Root: View {
        var body: some View {
          Text("Map").fullScreenCover(isPresented: $isShown) { Welcome(isShown: $isShown) }
        }
      }
      struct Welcome: View {
        @Binding var isShown: Bool
        var body: some View { Button("Close") { isShown = false } }
      }
      """,
      """
      struct Root: View {
        var body: some View {
          Text("Map").fullScreenCover(isPresented: $isShown) { Welcome { isShown = false } }
        }
      }
      struct Welcome: View {
        let close: () -> Void
        var body: some View { Button("Close", action: close) }
      }
      """,
      """
      Text("Map").fullScreenCover(isPresented: $isShown) { OnboardingFromElsewhere() }
      """,
      """
      Text("Map").sheet(isPresented: $isShown) { Text("Welcome") }
      """,
      """
      final class Router: ObservableObject {}
      struct Root: View {
        var body: some View {
          Text("Map").fullScreenCover(isPresented: $isShown) { Welcome(router: router) }
        }
      }
      struct Welcome: View {
        let router: Router
        var body: some View { Text("Welcome") }
      }
      """,
      """
      struct ContentView: View {
        @AppStorage("isNew") private var isNew = true
        var body: some View {
          Text("Home").fullScreenCover(isPresented: $isNew) { Welcome() }
        }
      }
      struct Welcome: View {
        @AppStorage("isNew") private var isNew = true
        var body: some View {
          Button("Start") { isNew = false }
        }
      }
      """,
    ]
  )
}
