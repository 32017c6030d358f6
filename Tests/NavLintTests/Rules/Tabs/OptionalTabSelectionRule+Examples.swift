@testable import NavLint

extension OptionalTabSelectionRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      enum Place: Hashable { case shop, basket }
      struct ContentView: View {
        @State private var place: Place?
        var body: some View {
          TabView(selection: ↓$place) {
            Text("Shop").tabItem { Text("Shop") }.tag(Place.shop)
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State var tab: Int? = nil
        var body: some View {
          TabView(selection: ↓$tab) {
            Text("One").tag(1)
            Text("Two").tag(2)
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var page: String?
        var body: some View {
          TabView(selection: ↓$page) {
            Tab("Map", systemImage: "map", value: "map") { Text("Map") }
          }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var room: Room?
        var body: some View {
          VStack {
            Text("Clinic")
            TabView(selection: ↓$room) {
              ForEach(Room.allCases, id: \\.self) { Text($0.rawValue).tag($0) }
            }
          }
        }
      }
      enum Room: String, CaseIterable { case ward, garden }
      """,
      """
      struct ContentView: View {
        var body: some View { tabs }
        @State private var shelf: Shelf.Name?
        private var tabs: some View {
          TabView(selection: ↓$shelf) { Text("Books").tag(Shelf.Name.books) }
        }
      }
      enum Shelf { enum Name: Hashable { case books } }
      """,
      """
      struct ContentView: View {
        @State private var router = Router(level: 0)
        var body: some View {
          TabView(selection: ↓$router.place) { Text("Shop").tag(Place.shop) }
        }
      }
      // file: Router.swift
      enum Place: Hashable { case shop }
      @Observable final class Router {
        let level: Int
        var place: Place?
        init(level: Int) { self.level = level }
      }
      """,
    ],
    clean: [
      """
      struct ContentView: View {
        @State private var router = Router(place: .shop)
        @Environment(Other.self) private var other
        var body: some View {
          @Bindable var other = other
          TabView(selection: $router.place) { Text("Shop").tag(Place.shop) }
          TabView(selection: $other.place) { Text("Shop").tag(Place.shop) }
        }
      }
      enum Place: Hashable { case shop }
      @Observable final class Router {
        var place: Place?
        init(place: Place) { self.place = place }
      }
      @Observable final class Other { var place: Place? }
      """,
      """
      struct ContentView: View {
        @State private var tab = 1
        var body: some View {
          TabView(selection: $tab) { Text("One").tag(1) }
        }
      }
      """,
      """
      enum Place: Hashable { case shop }
      struct ContentView: View {
        @State private var place: Place? = .shop
        var body: some View {
          TabView(selection: $place) { Text("Shop").tag(Place.shop) }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var song: String?
        var body: some View {
          List(["A"], id: \\.self, selection: $song) { Text($0) }
        }
      }
      """,
      """
      struct ContentView: View {
        @Binding var tab: Int?
        var body: some View {
          TabView(selection: $tab) { Text("One").tag(1) }
        }
      }
      """,
      """
      struct ContentView: View {
        @State private var tab: Int?
        init(start: Int) { _tab = State(initialValue: start) }
        var body: some View {
          TabView { Text("\\(tab ?? 0)") }
        }
      }
      """,
    ]
  )
}
