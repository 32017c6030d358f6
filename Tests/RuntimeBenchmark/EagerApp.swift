import NavUI

/// Any number of rows in a stack, all of which are built.
struct EagerApp: App {
  var count = 0

  var body: some Scene {
    WindowGroup {
      VStack {
        ForEach(0..<count, id: \.self) { EagerRow(number: $0) }
      }
    }
  }
}

private struct EagerRow: View {
  let number: Int
  @State private var isOn = false

  var body: some View {
    HStack {
      Text("Row \(number)")
      Button("Switch") { isOn.toggle() }
    }
  }
}
