import SwiftUI

/// Two stacks, one inside the other.
struct NestedShape: View {
  var body: some View {
    NavigationStack {
      NavigationStack {
        Text("Inner content").navigationTitle("Inner")
      }
      .navigationTitle("Outer")
    }
  }
}

/// A sheet with a stack of its own over a stack.
struct SheetShape: View {
  @State private var isPresented = false

  var body: some View {
    NavigationStack {
      Button("Present") { isPresented = true }
        .navigationTitle("Below")
        .sheet(isPresented: $isPresented) {
          NavigationStack {
            NavigationLink("More", value: 1)
              .navigationTitle("Sheet")
              .navigationDestination(for: Int.self) { number in
                Text("Page \(number)").navigationTitle("Page \(number)")
              }
          }
        }
    }
  }
}

/// Two destinations for one type.
struct DuplicateShape: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Plum", value: "plum")
        NavigationLink("Pear", value: "pear")
      }
      .navigationTitle("Fruit")
      .navigationDestination(for: String.self) { Text("First handler: \($0)") }
      .navigationDestination(for: String.self) { Text("Second handler: \($0)") }
    }
  }
}

/// The container of old, with nothing in it.
struct OldShape: View {
  var body: some View {
    NavigationView {
      // Nothing is shown here.
    }
  }
}

@main
struct ShapesApp: App {
  @State private var shape = "none"

  var body: some Scene {
    WindowGroup {
      TabView(selection: $shape) {
        Text("Choose a tab").tabItem { Text("None") }.tag("none")
        NestedShape().tabItem { Text("Nested") }.tag("nested")
        SheetShape().tabItem { Text("Sheet") }.tag("sheet")
        DuplicateShape().tabItem { Text("Duplicate") }.tag("duplicate")
        OldShape().tabItem { Text("Old") }.tag("old")
      }
    }
  }
}
