extension SampleApps {
  /// Buttons that show or print more than anybody wants.
  static let millions = """
    import SwiftUI

    enum Sight { case nothing, list, stack, nest, stacks, flood }

    struct Nest: View {
      let depth: Int

      var body: some View {
        if depth > 0 { VStack { Nest(depth: depth - 1) } } else { Text("bottom") }
      }
    }

    struct Stacks: View {
      let depth: Int

      var body: some View {
        if depth > 0 { NavigationStack { Stacks(depth: depth - 1) } } else { Text("bottom") }
      }
    }

    struct Flood: View {
      let count: Int

      var body: some View {
        let _ = { while count > 0 { print("flood") } }()
        Text("never")
      }
    }

    struct ContentView: View {
      @State private var sight = Sight.nothing
      @State private var count = 0

      var body: some View {
        VStack {
          Button("List") { sight = .list }
          Button("Stack") { sight = .stack }
          Button("Nest") { sight = .nest }
          Button("Stacks") { sight = .stacks }
          Button("Endless") { sight = .flood }
          Button("Line") { print(String(repeating: "x", count: 24 << 20)) }
          Button("Count") { count += 1 }
          switch sight {
          case .nothing: Text("None")
          case .list: List(0..<1_000_000, id: \\.self) { Text("Row \\($0) \\(count)") }
          case .stack: ForEach(0..<1_000_000, id: \\.self) { Text("Row \\($0)") }
          case .nest: Nest(depth: 10_000)
          case .stacks: Stacks(depth: 600)
          case .flood: Flood(count: 1)
          }
        }
      }
    }
    """
}
