extension SampleApps {
  /// An app that asks for all that differs from one run to the next.
  static let chance = """
    import Combine
    import SwiftUI

    struct Item: Identifiable, Hashable {
      let id = UUID()
      var name: String
      var made = Date()
    }

    actor Store {
      func load() async throws -> String {
        try await Task.sleep(for: .seconds(1))
        return "\\(Int.random(in: 0...999_999)) at \\(Date().timeIntervalSince1970)"
      }
    }

    struct ContentView: View {
      @AppStorage("count") private var count = 0
      @AppStorage("last") private var last = ""
      @State private var path: [Item] = []
      @State private var items: [Item] = []
      @State private var roll = 0
      @State private var ticks = 0
      @State private var loaded = "nothing"

      private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Text("Rolled \\(roll), \\(Double.random(in: 0...1))")
            Text("Now \\(Date().timeIntervalSince1970)")
            Text("Ticks \\(ticks), loaded \\(loaded), count \\(count), last \\(last)")
            Button("Roll") { roll = Int.random(in: 1...1_000_000) }
            Button("Add") {
              items.append(Item(name: "Item \\(items.count)"))
              items.shuffle()
            }
            Button("Load") {
              Task.detached {
                let text = try await Store().load()
                await MainActor.run { loaded = text }
              }
            }
            Button("Count") {
              count += 1
              last = UUID().uuidString
            }
            Button("Open") { path = items.randomElement().map { [$0] } ?? [] }
            Button("Crash") { print([1][path.count + 1]) }
            Button("Hang") { while true { count += 0 } }
            Button("Leave") { exit(3) }
            ForEach(items) { item in Text("\\(item.name) \\(item.id) \\(item.made)") }
          }
          .onReceive(clock) { _ in ticks += 1 }
          .task { try? await Task.sleep(for: .milliseconds(.random(in: 1...2000))); roll += 1 }
          .navigationDestination(for: Item.self) { item in
            Text("\\(item.id)").navigationTitle(item.name)
          }
        }
      }
    }
    """

  /// An app that counts its runs where NavLab does not look, and behaves accordingly.
  ///
  /// - Parameters:
  ///   - folder: The folder for the count.
  ///   - button: A button that depends on it.
  /// - Returns: The app.
  static func fickle(in folder: String, button: String) -> String {
    """
    import SwiftUI

    let run: Int = {
      let file = URL(filePath: "\(folder)/runs")
      let last = (try? String(contentsOf: file, encoding: .utf8)).flatMap { Int($0) }
      let run = (last ?? 0) + 1
      try? "\\(run)".write(to: file, atomically: true, encoding: .utf8)
      return run
    }()

    struct ContentView: View {
      @State private var count = 0
      @State private var shown = 0

      var body: some View {
        NavigationStack {
          VStack {
            Text("Count \\(count), run \\(shown)")
            Button("Count") { count += 1 }
            \(button)
          }
          .navigationTitle("Fickle")
        }
      }
    }
    """
  }
}
