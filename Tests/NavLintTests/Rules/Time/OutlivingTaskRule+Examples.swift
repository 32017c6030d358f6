@testable import NavLint

extension OutlivingTaskRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct Metronome: View {
        @Binding var taps: Int
        var body: some View {
          Text("Tick").onAppear {
            ↓Task {
              for _ in 1...10 {
                try? await Task.sleep(for: .seconds(1))
                taps += 1
              }
            }
          }
        }
      }
      """,
      """
      struct Feed: View {
        let model: FeedModel
        var body: some View {
          List(model.posts, id: \\.self) { Text($0) }
            .onAppear { ↓Task { await model.load() } }
        }
      }
      """,
      """
      struct Ticker: View {
        @State private var price = 0
        var body: some View {
          Text("\\(price)").onAppear {
            ↓Task {
              for await new in prices() { price = new }
            }
          }
        }
      }
      """,
      """
      struct Player: View {
        @State private var song = ""
        var body: some View {
          Text(song).onAppear(perform: {
            ↓Task { @MainActor in song = await next() }
          })
        }
      }
      """,
      """
      struct Scan: View {
        @State private var count = 0
        var body: some View {
          Text("Scan").onAppear {
            if count == 0 {
              Task.↓detached { await scan() }
            }
          }
        }
      }
      """,
      """
      struct Feed: View {
        var body: some View {
          Text("Feed").refreshable { await load() }.onAppear { start() }
        }
        func start() { ↓Task { await load() } }
        func load() async {}
      }
      """,
      """
      struct Feed: View {
        var body: some View {
          Text("Feed").onAppear(perform: start)
        }
      }
      extension Feed {
        private func start() {
          ↓Task.init { try await load() }
        }
      }
      """,
    ],
    clean: [
      """
      struct Tabs: View {
        @State private var isOpening = false
        var body: some View {
          Text("Tabs").onAppear {
            isOpening = true
            Task { @MainActor in
              await Task.yield()
              isOpening = false
            }
          }
        }
      }
      """,
      """
      struct FeedApp: App {
        var body: some Scene {
          WindowGroup {
            Text("Feed").onAppear { Task { await start() } }
          }
        }
      }
      """,
      """
      struct Feed: View {
        let model: FeedModel
        var body: some View {
          List(model.posts) { post in
            Text(post.title).onAppear { Task { await model.loadMore(after: post) } }
          }
        }
      }
      """,
      """
      struct Feed: View {
        let model: FeedModel
        var body: some View {
          Text("Feed").task { await model.load() }
        }
      }
      """,
      """
      struct Feed: View {
        @State private var work: Task<Void, Never>?
        var body: some View {
          Text("Feed")
            .onAppear { work = Task { await load() } }
            .onDisappear { work?.cancel() }
        }
      }
      """,
      """
      struct Feed: View {
        var body: some View {
          Button("Load") { Task { await load() } }
        }
      }
      """,
      """
      struct Feed: View {
        var body: some View {
          Text("Feed").onAppear { Task { print("here") } }
        }
      }
      """,
      """
      struct Feed: View {
        var body: some View {
          Button("Feed") { start() }.onAppear { count() }
        }
        func start() { Task { await load() } }
        func count() { print("shown") }
      }
      """,
      """
      #Preview {
        Text("Feed").onAppear { Task { await load() } }
      }
      """,
    ]
  )
}
