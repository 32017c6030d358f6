@testable import NavLint

extension NestedStackRule {
  /// Code with the fault in which a view, a modifier or a method of the project makes the outer stack.
  static let containerExamples: [RuleExample] = [
    """
    struct Shell<Content: View>: View {
      @ViewBuilder let content: () -> Content
      var body: some View {
        NavigationStack { content().navigationTitle("Harbour") }
      }
    }
    struct ContentView: View {
      var body: some View {
        Shell { Boats() }
      }
    }
    // file: Boats.swift
    struct Boats: View {
      var body: some View {
        ↓NavigationStack { Text("Boats") }
      }
    }
    """,
    """
    struct Frame<Inside: View>: View {
      let inside: Inside
      init(@ViewBuilder inside: () -> Inside) { self.inside = inside() }
      var body: some View {
        NavigationStack { VStack { self.inside } }
      }
    }
    struct ContentView: View {
      var body: some View {
        TabView {
          Frame {
            ↓NavigationStack { Text("Boats") }
          }
        }
      }
    }
    """,
    """
    struct WithStack: ViewModifier {
      func body(content: Content) -> some View {
        NavigationStack { content }
      }
    }
    extension View {
      func embedded() -> some View { NavigationView { self } }
    }
    struct ContentView: View {
      @State private var isOpen = false
      var body: some View {
        VStack {
          Boats().modifier(WithStack())
          Button("Open") { isOpen = true }
        }
        .sheet(isPresented: $isOpen) { Piers().embedded() }
      }
    }
    struct Boats: View {
      var body: some View { ↓NavigationStack { Text("Boats") } }
    }
    struct Piers: View {
      var body: some View { ↓NavigationStack { Text("Piers") } }
    }
    """,
  ]
  /// Code that looks like it and is right.
  static let rightContainers: [RuleExample] = [
    """
    struct Shell<Content: View, Extra: View>: View {
      @ViewBuilder let content: () -> Content
      let extra: Extra
      let isAlone: Bool
      var body: some View {
        if isAlone {
          content()
        } else {
          NavigationStack { content() }
        }
        NavigationStack { Text("Own") }.sheet(isPresented: .constant(false)) { extra }
      }
    }
    struct Card<Content: View>: View {
      let content: Content
      init(@ViewBuilder content: () -> Content) { self.content = content() }
      var body: some View {
        VStack { content }
      }
    }
    struct ContentView: View {
      var body: some View {
        Shell(content: { Boats() }, extra: Boats(), isAlone: true)
        Card { Boats() }
      }
    }
    struct Boats: View {
      var body: some View { NavigationStack { Text("Boats") } }
    }
    """
  ]
}
