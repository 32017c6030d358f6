import NavUI

/// Tabs with a stack and some state each.
struct TabsApp: App {
  var count = 2

  var body: some Scene {
    WindowGroup { Tabs(count: count) }
  }
}

private struct Tabs: View {
  let count: Int
  @State private var selection = 0

  var body: some View {
    TabView(selection: $selection) {
      ForEach(0..<count, id: \.self) { number in
        Tab("Tab \(number)", systemImage: "circle", value: number) {
          NavigationStack { Content(number: number) }
        }
      }
    }
  }
}

private struct Content: View {
  let number: Int
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Content \(number)")
      Button("Count \(count)") { count += 1 }
    }
    .navigationTitle("Title \(number)")
  }
}
