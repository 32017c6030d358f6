@testable import NavLint

extension DoublePushRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) {
            ↓Button("Order") {
              Task {
                try? await Task.sleep(for: .seconds(2))
                path.append("Order 1")
              }
            }
          }
        }
      }
      """,
      """
      struct SaveBar: View {
        @Binding var path: NavigationPath
        let store: Store
        var body: some View {
          ↓Button(action: {
            Task {
              let id = await store.save()
              path.append(id)
            }
          }) {
            Text("Save")
          }
        }
      }
      """,
      """
      @MainActor @Observable final class Router {
        var path = NavigationPath()
        func show(_ name: String) { path.append(name) }
      }
      struct Pay: View {
        @Environment(Router.self) private var router
        var body: some View {
          ↓Button("Pay", role: .destructive) {
            Task {
              await pay()
              router.show("Paid")
            }
          }
        }
        func pay() async {}
      }
      """,
      """
      struct Toolbar: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            Text("Films").toolbar {
              ↓Button {
                Task { @MainActor in
                  let film = await fetch()
                  path.append(film)
                }
              } label: {
                Text("Random")
              }
            }
          }
        }
        func fetch() async -> Int { 1 }
      }
      """,
      """
      struct Cook: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) {
            VStack {
              ↓Button("Cook") {
                print("cooking")
                Task {
                  let dish = await cook()
                  path.append(dish)
                }
              }
              .buttonStyle(.bordered)
            }
          }
        }
        func cook() async -> String { "Soup" }
      }
      """,
      """
      struct Counter: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Order") { order() }
          }
        }
        private func order() {
          ↓Task {
            try? await Task.sleep(for: .seconds(2))
            path.append(1)
          }
        }
      }
      """,
      """
      struct Counter: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Order", action: order)
            Button("Order again", action: order)
          }
        }
        private func order() {
          guard let baker = Int("1") else { return }
          print(baker)
          ↓Task {
            let loaf = await bake()
            await MainActor.run { path.append(loaf) }
          }
        }
        func bake() async -> Int { 1 }
      }
      """,
      """
      struct Counter: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            ↓Button("Order") {
              Task { await order() }
            }
          }
        }
        private func order() async {
          let loaf = await bake()
          path.append(loaf)
        }
        func bake() async -> Int { 1 }
      }
      """,
      RuleExample(
        """
        struct Pay: View {
          @EnvironmentObject private var router: Router
          var body: some View {
            ↓Button("Pay") {
              Task {
                await charge()
                router.push(.paid)
              }
            }
          }
          func charge() async {}
        }
        // file: Router.swift
        enum Route: Hashable { case paid }
        @MainActor final class Router: ObservableObject {
          @Published var path: [Route] = []
          func push(_ route: Route) { path.append(route) }
        }
        """,
        fixedNames: ["push"]
      ),
      """
      @MainActor final class Kitchen: ObservableObject {
        @Published var path = NavigationPath()
        func order() async {
          let loaf = await bake()
          path.append(loaf)
        }
        func bake() async -> Int { 1 }
      }
      struct Counter: View {
        @StateObject private var kitchen = Kitchen()
        var body: some View {
          ↓Button("Order") { Task { await kitchen.order() } }
        }
      }
      """,
    ],
    clean: [
      """
      struct ContentView: View {
        @State private var path: [String] = []
        @State private var isBusy = false
        var body: some View {
          NavigationStack(path: $path) {
            Button("Order") {
              Task {
                await order()
                path.append("Order 1")
              }
            }
            .disabled(isBusy)
          }
        }
        func order() async {}
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        @State private var isBusy = false
        var body: some View {
          NavigationStack(path: $path) {
            Button("Order") {
              guard !isBusy else { return }
              isBusy = true
              Task {
                await order()
                path.append("Order 1")
              }
            }
          }
        }
        func order() async {}
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Next") { path.append("Next") }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        @State private var task: Task<Void, Never>?
        var body: some View {
          NavigationStack(path: $path) {
            Button("Order") {
              task?.cancel()
              task = Task {
                await order()
                path.append("Order 1")
              }
            }
          }
        }
        func order() async {}
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        @State private var isBusy = false
        var body: some View {
          NavigationStack(path: $path) {
            Form {
              Button("Order") {
                Task {
                  await order()
                  path.append("Order 1")
                }
              }
            }
            .disabled(isBusy)
          }
        }
        func order() async {}
      }
      """,
      """
      struct ContentView: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Refresh") { Task { await refresh() } }
          }
        }
        func refresh() async {}
      }
      """,
      """
      struct Counter: View {
        @State private var path: [Int] = []
        @State private var isBusy = false
        var body: some View {
          NavigationStack(path: $path) {
            Button("Order") { order() }
          }
        }
        private func order() {
          guard !isBusy else { return }
          isBusy = true
          Task {
            await bake()
            path.append(1)
            isBusy = false
          }
        }
        func bake() async {}
      }
      """,
      """
      struct Counter: View {
        @State private var path: [Int] = []
        let other: Oven
        var body: some View {
          NavigationStack(path: $path) {
            Button("Order") { other.order() }
          }
        }
        private func order() {
          Task {
            await bake()
            path.append(1)
          }
        }
        func bake() async {}
      }
      """,
      """
      struct Counter: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Order") {
              Task {
                let loaf = await bake()
                path = [loaf]
              }
            }
          }
        }
        func bake() async -> Int { 1 }
      }
      """,
    ]
  )
}
