extension DoublePushRule {
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
    ]
  )
}
