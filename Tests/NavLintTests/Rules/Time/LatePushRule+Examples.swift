@testable import NavLint

extension LatePushRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct Till: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Pay") {
              DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
                withAnimation { path.↓append(1) }
              }
            }
          }
        }
      }
      """,
      """
      @MainActor final class Deliveries: ObservableObject {
        @Published var route: [Int] = []
        @Published var done: [Int] = []
        func deliver(_ parcel: Int) {
          Task {
            try await Task.sleep(for: .seconds(2))
            done.append(parcel)
            route.↓append(parcel)
          }
        }
      }
      // file: DeliveryView.swift
      struct DeliveryView: View {
        @StateObject private var deliveries = Deliveries()
        var body: some View {
          NavigationStack(path: $deliveries.route) {
            Button("Deliver") { deliveries.deliver(1) }
          }
        }
      }
      """,
      """
      struct BookingScreen: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Book") {
              Task {
                try? await Task.sleep(for: .seconds(2))
                path.↓append("Thank you")
              }
            }
          }
        }
      }
      """,
      """
      struct SaveButton: View {
        @Environment(Router.self) private var router
        var body: some View {
          Button("Save") {
            Task {
              await save()
              router.path.↓append("Saved")
            }
          }
        }
        func save() async {}
      }
      // file: Router.swift
      @MainActor @Observable final class Router { var path = NavigationPath() }
      """,
      """
      @MainActor @Observable final class Router {
        var path = NavigationPath()
        func show(_ name: String) { path.append(name) }
      }
      struct Order: View {
        let router: Router
        let shop: Shop
        var body: some View {
          Button("Order") {
            Task {
              if let order = try? await shop.order() {
                router.↓show(order)
              }
            }
          }
        }
      }
      """,
      """
      struct Splash: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            Text("Hello").task {
              try? await Task.sleep(for: .seconds(3))
              path.↓append(1)
            }
          }
        }
      }
      """,
      """
      struct Menu: View {
        @Binding var path: NavigationPath
        var body: some View {
          Button("Cook") {
            Task.detached {
              let dish = await kitchen.cook()
              await MainActor.run { path.↓append(dish) }
            }
          }
        }
      }
      """,
      """
      @MainActor @Observable final class Notes {
        var path = NavigationPath()
        func saveAndShow() async {
          await save()
          path.↓append("Saved")
        }
        private func save() async {}
      }
      struct Editor: View {
        @Environment(Notes.self) private var notes
        var body: some View {
          Button("Save") { Task { await notes.saveAndShow() } }
        }
      }
      """,
      """
      struct BookingScreen: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Book") {
              Task {
                let ticket = await book()
                ↓path = [ticket]
              }
            }
          }
        }
        func book() async -> String { "Thank you" }
      }
      """,
    ],
    clean: [
      """
      struct Till: View {
        @State private var path: [Int] = []
        @State private var isWaiting = false
        var body: some View {
          NavigationStack(path: $path) {
            Button("Pay") {
              isWaiting = true
              DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
                if isWaiting { path.append(1) }
              }
            }
            .onAppear {
              DispatchQueue.main.asyncAfter(deadline: .now() + 1) { path.append(0) }
            }
          }
        }
      }
      """,
      """
      @MainActor @Observable final class Notes {
        var path = NavigationPath()
        func saveAndShow() async {
          await save()
          guard !path.isEmpty else { return }
          path.append("Saved")
        }
        private func save() async {}
      }
      struct Editor: View {
        @Environment(Notes.self) private var notes
        var body: some View {
          Button("Save") { Task { await notes.saveAndShow() } }
        }
      }
      """,
      """
      struct BookingScreen: View {
        @State private var path: [String] = []
        @State private var request: Task<Void, Never>?
        var body: some View {
          NavigationStack(path: $path) {
            Button("Book") {
              request = Task {
                try? await Task.sleep(for: .seconds(2))
                path.append("Thank you")
              }
            }
            .onDisappear { request?.cancel() }
          }
        }
      }
      """,
      """
      struct BookingScreen: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Book") {
              Task {
                await save()
                guard path.last == "Booking" else { return }
                path.append("Thank you")
              }
            }
          }
        }
        func save() async {}
      }
      """,
      """
      struct Search: View {
        @State private var path = NavigationPath()
        @State private var found: [String] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Search") {
              Task {
                let words = await search()
                found.append(words)
              }
            }
          }
        }
        func search() async -> String { "" }
      }
      """,
      """
      struct Splash: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            Text("Hello").task {
              do {
                try await Task.sleep(for: .seconds(3))
                path.append(1)
              } catch {}
            }
          }
        }
      }
      """,
      """
      struct Quick: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Go") {
              Task {
                path.append(1)
                await log()
              }
            }
          }
        }
        func log() async {}
      }
      """,
      """
      struct Poll: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            Text("Wait").task {
              try? await Task.sleep(for: .seconds(3))
              if Task.isCancelled { return }
              path.append(1)
            }
          }
        }
      }
      """,
      """
      struct BookingScreen: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Cancel") {
              Task {
                await cancel()
                path = []
              }
            }
          }
        }
        func cancel() async {}
      }
      """,
    ]
  )
}
