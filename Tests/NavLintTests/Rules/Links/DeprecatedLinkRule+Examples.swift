@testable import NavLint

extension DeprecatedLinkRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct ContentView: View {
        @State private var showsCart = false
        var body: some View {
          NavigationStack {
            ↓NavigationLink("Cart", isActive: $showsCart) {
              Text("Two books")
            }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var showsCart = false
        var body: some View {
          ↓NavigationLink(destination: Text("Two books"), isActive: $showsCart) {
            EmptyView()
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var choice: String?
        var body: some View {
          ↓NavigationLink("Cart", tag: "cart", selection: $choice) {
            Text("Two books")
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var choice: Int?
        var body: some View {
          VStack {
            Button("Show") { choice = 1 }
          }
          .background(
            ↓NavigationLink(destination: Text("One"), tag: 1, selection: $choice, label: { EmptyView() })
          )
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var showsCart = false
        var body: some View {
          ↓NavigationLink(isActive: $showsCart) {
            Text("Two books")
          } label: {
            Text("Cart")
          }
        }
      }
      """,
      """
      extension NavigationLink {
        init<T>(
          item: Binding<T?>,
          destination: (T) -> Destination,
          @ViewBuilder label: () -> Label
        ) where Destination == Text {
          let isOpen = Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
          self.↓init(destination: Text("Item"), isActive: isOpen, label: label)
        }
      }
      """,
    ],
    clean: [
      """
      struct ContentView: View {
        var body: some View {
          NavigationLink("Cart", value: "cart")
        }
      }
      """,
      """
      struct ContentView: View {
        var body: some View {
          NavigationLink("Cart") { Text("Two books") }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var choice: String?
        var body: some View {
          List(selection: $choice) {
            NavigationLink("Cart", value: "cart").tag("cart")
          }
        }
      }
      """,
      RuleExample(
        """
        struct ContentView: View {
          @State private var showsCart = false
          var body: some View {
            NavigationLink("Cart", isActive: $showsCart) { Text("Two books") }
          }
        }
        """,
        deploymentTarget: "15.0"
      ),
      """
      struct FlagLink<Content: View>: View {
        @Binding var isActive: Bool
        @ViewBuilder let content: () -> Content
        var body: some View {
          if #available(iOS 16, *) {
            Text("Cart").navigationDestination(isPresented: $isActive, destination: content)
          } else {
            NavigationLink(isActive: $isActive, destination: content) { Text("Cart") }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var showsCart = false
        var body: some View {
          CartLink(isActive: $showsCart)
        }
      }
      """,
      """
      extension NavigationLink where Destination == Text {
        init(word: String, @ViewBuilder label: () -> Label) {
          self.init(destination: Text(word), label: label)
        }
      }
      """,
    ]
  )
}
