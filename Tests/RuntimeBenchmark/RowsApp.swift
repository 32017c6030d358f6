import NavUI

/// A thousand rows of two texts, of which one change of state concerns two.
struct RowsApp: App {
  var body: some Scene {
    WindowGroup { Rows() }
  }
}

private struct Rows: View {
  @State private var marked = 0

  var body: some View {
    VStack {
      Button("Change") { marked += 1 }
      ForEach(0..<1_000, id: \.self) { number in
        Row(number: number, isMarked: number == marked)
      }
    }
  }
}

private struct Row: View {
  let number: Int
  let isMarked: Bool

  var body: some View {
    HStack {
      Text("Row \(number)")
      Text(isMarked ? "*" : "")
    }
  }
}
