@testable import NavLint

extension NestedStackRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            List { NavigationLink("A", value: 1) }
              #if os(iOS)
              .listStyle(.insetGrouped)
              .navigationDestination(for: Int.self) { _ in
                LetterScreen()
              }
              #endif
          }
        }
      }
      struct LetterScreen: View {
        var body: some View {
          ↓NavigationStack { Text("B") }
        }
      }
      """,
      """
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            ↓NavigationStack {
              Text("Trails")
            }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            List {
              NavigationLink("Harbour", value: "Harbour")
            }
            .navigationDestination(for: String.self) { town in
              TownScreen(town: town)
            }
          }
        }
      }

      struct TownScreen: View {
        let town: String
        var body: some View {
          ↓NavigationStack {
            Text(town)
          }
        }
      }
      """,
      """
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            VStack {
              Shelf()
            }
          }
        }
      }
      // file: Shelf.swift
      struct Shelf: View {
        @State private var path: [String] = []
        var body: some View {
          ↓NavigationStack(path: $path) {
            Text("Books")
          }
        }
      }
      """,
      """
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            content
          }
        }

        private var content: some View {
          Group {
            ↓NavigationStack {
              Text("Recipes")
            }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Open") {
              ↓NavigationStack {
                Text("Clinic")
              }
            }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        var body: some View {
          NavigationStack { Middle() }
        }
      }
      struct Middle: View {
        var body: some View {
          VStack { Inner() }
        }
      }
      struct Inner: View {
        var body: some View {
          SwiftUI.↓NavigationStack { Text("Deep") }
        }
      }
      """,
      """
      struct ContentView: View {
        var body: some View {
          NavigationView {
            NavigationLink(destination: TownScreen()) { Text("Harbour") }
          }
        }
      }
      struct TownScreen: View {
        var body: some View {
          ↓NavigationView { Text("Town") }
        }
      }
      """,
      """
      struct ContentView: View {
        var body: some View {
          NavigationView {
            ↓NavigationStack { Text("Town") }
          }
        }
      }
      """,
      """
      @main struct CatsApp: App {
        var body: some Scene {
          WindowGroup {
            NavigationStack { FeedFactory.make() }
          }
        }
      }
      // file: FeedFactory.swift
      enum FeedFactory {
        static func make() -> some View {
          let title = "Cats"
          return Feed(title: title)
        }
      }
      // file: Feed.swift
      struct Feed: View {
        let title: String
        var body: some View {
          ↓NavigationStack { Text(title) }
        }
      }
      """,
      """
      final class Screens {
        func screen(_ route: Route) -> AnyView {
          switch route {
          case .order: return AnyView(OrderScreen())
          case .help: return AnyView(Text("Help"))
          }
        }
      }
      enum Route: Hashable { case order, help }
      struct Shop: View {
        let screens: Screens
        var body: some View {
          NavigationStack {
            Text("Shop").navigationDestination(for: Route.self) { route in screens.screen(route) }
          }
        }
      }
      struct OrderScreen: View {
        var body: some View { ↓NavigationStack { Text("Order") } }
      }
      """,
      """
      enum Route: Hashable { case list }
      struct Root: View {
        @State private var path: [Route] = []
        var body: some View { NavigationStack(path: $path) { Text("Root").withScreens() } }
      }
      // file: Screens.swift
      extension View {
        func withScreens() -> some View {
          navigationDestination(for: Route.self) { _ in Trips() }
        }
      }
      // file: Trips.swift
      struct Trips: View {
        var body: some View { ↓NavigationStack { Text("Trips") } }
      }
      """,
      """
      struct Root: View {
        @State private var isOpen = false
        let screens: Screens
        var body: some View {
          Button("Open") { isOpen = true }
            .sheet(isPresented: $isOpen) { NavigationStack { screens.form() } }
        }
      }
      // file: Screens.swift
      final class Screens {
        func form() -> some View { FormMaker().make() }
      }
      final class FormMaker {
        func make() -> some View { EntryForm() }
      }
      // file: EntryForm.swift
      struct EntryForm: View {
        var body: some View { ↓NavigationStack { Text("Form") } }
      }
      """,
    ] + containerExamples,
    clean: [
      """
      final class Coordinator: ObservableObject {
        @Published var path = NavigationPath()
        @Published var sheet: Sheet?
        func build(_ page: Page) -> some View { Text("Page") }
        func build(_ sheet: Sheet) -> some View { About() }
      }
      struct Root: View {
        @StateObject private var coordinator = Coordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            coordinator.build(Page.main)
              .sheet(item: $coordinator.sheet) { sheet in coordinator.build(sheet) }
          }
        }
      }
      struct About: View {
        var body: some View { NavigationStack { Text("About") } }
      }
      """,
      """
      enum Factory {
        static func screen(_ name: String) -> some View { Screen(name: name) }
      }
      struct Root: View {
        @State private var isOpen = false
        var body: some View {
          NavigationStack {
            Factory.screen("First")
          }
          .sheet(isPresented: $isOpen) { Factory.screen("Second") }
        }
      }
      struct Screen: View {
        let name: String
        var body: some View { NavigationStack { Text(name) } }
      }
      """,
      """
      struct Report: View {
        var body: some View { NavigationStack { Text("Report") } }
      }
      struct Sheets: ViewModifier {
        @Binding var isShown: Bool
        var drawer: AnyView
        func body(content: Content) -> some View { content.sheet(isPresented: $isShown) { drawer } }
      }
      struct Profile: View {
        @State private var isReporting = false
        var body: some View {
          NavigationStack {
            Text("Profile").modifier(Sheets(isShown: $isReporting, drawer: AnyView(report)))
          }
        }
        private var report: some View { Report() }
      }
      """,
      """
      struct ContentView: View {
        var body: some View { NavigationStack { Units() } }
      }
      struct Units: View {
        var body: some View {
          #if os(macOS)
            NavigationStack { Text("Units") }
          #else
            Text("Units")
          #endif
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var isShown = false
        var body: some View {
          NavigationStack {
            List { Text("A") }
              .navigationTitle("Letters")
              #if os(iOS)
              .sheet(isPresented: $isShown) {
                LetterSheet()
              }
              #elseif DEBUG
              .fullScreenCover(isPresented: $isShown) { LetterSheet() }
              #endif
          }
        }
      }
      struct LetterSheet: View {
        var body: some View {
          NavigationStack { Text("B") }
        }
      }
      """,
      """
      struct Root: View {
        var body: some View {
          NavigationSplitView {
            Sidebar()
          } detail: {
            Text("Choose")
          }
        }
      }
      struct Sidebar: View {
        var body: some View {
          List {
            NavigationLink("Mail") { Mail() }
            NavigationLink("Notes") { NavigationStack { Text("Notes") } }
          }
        }
      }
      struct Mail: View { var body: some View { NavigationStack { Text("Mail") } } }
      """,
      """
      struct Root: View {
        var body: some View {
          NavigationStack {
            Text("Home").slideOver { NavigationStack { Text("Menu") } }
          }
        }
      }
      """,
      """
      #Preview {
        NavigationStack {
          NavigationStack { Text("Two bars") }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var isShown = false
        var body: some View {
          NavigationStack {
            Button("Compose") { isShown = true }
              .sheet(isPresented: $isShown) {
                NavigationStack {
                  Text("New message")
                }
              }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var isShown = false
        var body: some View {
          NavigationStack {
            Button("Compose") { isShown = true }
          }
          .fullScreenCover(isPresented: $isShown) {
            Composer()
          }
        }
      }
      struct Composer: View {
        var body: some View {
          NavigationStack { Text("New message") }
        }
      }
      """,
      """
      struct ContentView: View {
        var body: some View {
          TabView {
            Tab("Trails", systemImage: "map") {
              NavigationStack { Text("Trails") }
            }
            Tab("Maps", systemImage: "globe") {
              MapScreen()
            }
          }
        }
      }
      struct MapScreen: View {
        var body: some View {
          NavigationStack { Text("Maps") }
        }
      }
      """,
      """
      struct TownScreen: View {
        var body: some View { Text("Town") }
      }
      struct Town_Previews: PreviewProvider {
        static var previews: some View {
          NavigationStack { Home() }
        }
      }
      struct Home: View {
        var body: some View {
          NavigationStack { TownScreen() }
        }
      }
      #Preview {
        NavigationStack { Home() }
      }
      """,
      """
      struct ContentView: View {
        @State private var isSignedIn = false
        var body: some View {
          if isSignedIn {
            NavigationStack { Text("Home") }
          } else {
            NavigationStack { Text("Sign in") }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var item: String?
        var body: some View {
          NavigationSplitView {
            List(selection: $item) { Text("One").tag("One") }
          } detail: {
            NavigationStack { Text(item ?? "None") }
          }
        }
      }
      """,
      """
      extension View {
        func withForm(_ isOpen: Binding<Bool>) -> some View {
          sheet(isPresented: isOpen) { EntryForm() }
        }
      }
      struct Root: View {
        @State private var isOpen = false
        var body: some View { NavigationStack { Text("Root").withForm($isOpen) } }
      }
      struct EntryForm: View {
        var body: some View { NavigationStack { Text("Form") } }
      }
      """,
    ] + rightContainers
  )
}
