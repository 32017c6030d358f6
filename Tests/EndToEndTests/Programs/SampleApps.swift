/// Apps as learners write them, good and bad.
enum SampleApps {
  /// A stack whose path the app keeps, and a link with a label that is not ASCII.
  static let recipes = """
    import SwiftUI

    @main
    struct RecipesApp: App {
      @State private var path: [String] = []

      var body: some Scene {
        WindowGroup {
          NavigationStack(path: $path) {
            List {
              NavigationLink("Käsespätzle 日本", value: "spaetzle")
              NavigationLink("Borscht", value: "borscht")
              Button("Print") { print("two\\nlines") }
            }
            .navigationTitle("Recipes")
            .navigationDestination(for: String.self) { name in
              Text(name).navigationTitle(name.capitalized)
            }
          }
        }
      }
    }
    """

  /// A stack, one of whose screens presents another stack by itself.
  static let stacksInTurn = """
    import SwiftUI

    struct Inner: View {
      @State private var path: [Int] = []

      var body: some View {
        NavigationStack(path: $path) {
          Text("Inner").navigationDestination(for: Int.self) { Text("Inner \\($0)") }
        }
      }
    }

    struct ContentView: View {
      @State private var path: [Int] = []
      @State private var isShown = false

      var body: some View {
        NavigationStack(path: $path) {
          Text("Outer").navigationDestination(for: Int.self) { number in
            Text("Outer \\(number)").onAppear { if number == 3 { isShown = true } }
          }
        }
        .sheet(isPresented: $isShown) { Inner() }
      }
    }
    """

  /// A screen that is not in the path, and pushes a value.
  static let closures = """
    import SwiftUI

    struct ContentView: View {
      @State private var path: [Int] = []

      var body: some View {
        NavigationStack(path: $path) {
          NavigationLink("Open") {
            Button("Push two") { path.append(2) }.navigationTitle("Closed")
          }
          .navigationTitle("Start")
          .navigationDestination(for: Int.self) { _ in Text("").navigationTitle("Two") }
        }
      }
    }
    """

  /// Buttons that do what no app should.
  static let trouble = """
    import SwiftUI

    struct ContentView: View {
      @State private var path: [Int] = []
      @State private var count = 0

      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Text("Count \\(count)")
            Button("Count") { count += 1 }
            Button("Remove") { path.removeLast() }
            Button("Loop") { while true { count += 0 } }
            Button("Flood") {
              let line = String(repeating: "x", count: 999)
              for _ in 0..<100_000 { print(line) }
            }
            Button("Leave") { exit(0) }
          }
          .navigationTitle("Trouble")
        }
      }
    }
    """

  /// Buttons that show more than anybody reads.
  static let huge = """
    import SwiftUI

    struct ContentView: View {
      @State private var count = 0
      @State private var length = 1

      var body: some View {
        VStack {
          Button("Rows") { count = 120_000 }
          Button("Less") { count = 0 }
          Button("Text") { length = 17 << 20 }
          Text(String(repeating: "x", count: length))
          ScrollView {
            VStack {
              ForEach(0..<count, id: \\.self) { Text("Row \\($0)") }
            }
          }
        }
      }
    }
    """
}
